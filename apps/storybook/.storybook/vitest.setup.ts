import { page } from 'vitest/browser';

import { changeStage } from './stage.js';

changeStage({ resize: (width, height) => page.viewport(width, height) });
