import type { Failure } from './failure.js';

function element<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Shows a failure in place of whatever stands in `root`; the button runs `act` and says that it is busy. */
export function showFailure(root: HTMLElement, failure: Failure, act: () => Promise<void>): void {
  const { ownerDocument: document } = root;
  const page = element(document, 'main', 'boot-failure');
  const card = element(document, 'div', 'boot-card');
  const heading = element(document, 'h1', 'boot-title', failure.title);
  heading.tabIndex = -1;
  card.append(heading, element(document, 'p', 'boot-text', failure.text));
  if (failure.action !== null) {
    const button = element(document, 'button', 'boot-button', failure.action);
    button.type = 'button';
    button.addEventListener('click', () => {
      button.disabled = true;
      void act();
    });
    card.append(button);
  }
  page.append(card);
  root.replaceChildren(page);
  document.title = `${failure.title} · Consign`;
  heading.focus();
}
