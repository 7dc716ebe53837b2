export type ViewTool = 'save' | 'manage';
