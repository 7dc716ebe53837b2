/** A tag that descriptions need, as a browser writes it: whatever else begins with `<` is refused. */
const safeTag =
  /<\/?(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)(?: (?:href="(?:https?:|#|\/)[^"<>]*"|(?:align|class|rel|start|target|title)="[^"<>]*"))* ?\/?>/gu;

/**
 * Shows the page's contract. A token stays in the page's memory. The viewer cleans descriptions, and sets them as text:
 * the default policy checks each (PLAT-128).
 */
export const startScript = `window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.replaceAll(${String(safeTag)}, '').includes('<')) throw new TypeError('This markup is not allowed');
    return text;
  },
});
const place = document.getElementById('reference');
SwaggerUIBundle({
  url: place.dataset.contract,
  domNode: place,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
  requestInterceptor: (request) => {
    if (!request.loadSpec) request.headers['X-AppName'] = 'API reference';
    return request;
  },
});
`;

export const stylesheet = `:root { color-scheme: light; font-family: system-ui, sans-serif; font-size: 1rem; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #1c2430; }
a { color: #0b4f8a; }
a:focus-visible, button:focus-visible, input:focus-visible, [tabindex]:focus-visible { outline: 2px solid #0b4f8a; outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; background: #fff; padding: 0.5rem; }
header { border-bottom: 1px solid #d5dbe3; padding: 0.5rem 1rem; }
header ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; margin: 0; padding: 0; }
header li a { display: inline-block; padding: 0.35rem 0; }
header [aria-current] { font-weight: 700; text-decoration: none; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin: 0.35rem 0; }
form input { font: inherit; padding: 0.3rem 0.5rem; border: 1px solid #6a7685; border-radius: 4px; flex: 1 1 9rem; max-width: 24rem; min-width: 0; }
form button { font: inherit; padding: 0.3rem 0.75rem; border: 1px solid #0b4f8a; border-radius: 4px; background: #0b4f8a; color: #fff; }
main { max-width: 56rem; margin: 0 auto; padding: 1rem; line-height: 1.6; overflow-wrap: anywhere; }
main.reference { max-width: 80rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin-top: 2rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; background: #eef1f5; padding: 0.1em 0.25em; border-radius: 3px; }
pre { background: #eef1f5; padding: 0.75rem; border-radius: 4px; overflow-x: auto; }
pre code { background: none; padding: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; min-width: 30rem; overflow-wrap: break-word; }
th, td { border: 1px solid #d5dbe3; padding: 0.35rem 0.6rem; text-align: left; vertical-align: top; }
.found li { margin-bottom: 0.5rem; }
small { color: #4a5563; }
.swagger-ui .wrapper { padding: 0; }
.swagger-ui .info { margin: 1rem 0; }
.swagger-ui .info .title { display: none; }
@media (max-width: 40rem) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; flex: 1 1 10rem; }
  .swagger-ui .opblock .opblock-summary-description { flex: 1 1 100%; }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select,
  .swagger-ui .parameters-col_description textarea { max-width: 100%; width: 100%; }
  .swagger-ui table.parameters, .swagger-ui table.parameters > tbody, .swagger-ui table.parameters > tbody > tr,
  .swagger-ui table.parameters > tbody > tr > td { display: block; min-width: 0; width: 100%; }
  .swagger-ui table.parameters > thead { display: none; }
  .swagger-ui .responses-table .response-col_status { min-width: 3rem; }
  .swagger-ui .responses-inner { padding: 0.5rem; overflow-x: auto; }
  .swagger-ui .scheme-container { padding: 0.75rem; }
}
@media (forced-colors: active) { form button { border-color: ButtonText; } }
`;
