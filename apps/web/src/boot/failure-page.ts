import type { Failure } from './failure.js';

function element<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}

/** Replaces the content of `root` with a failure page; its button runs `onAction` once. */
export function showFailure(root: HTMLElement, failure: Failure, onAction: () => Promise<void>): void {
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
      void onAction();
    });
    card.append(button);
  }
  page.append(card);
  root.replaceChildren(page);
  document.title = `${failure.title} · Consign`;
  heading.focus();
}
