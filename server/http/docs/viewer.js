// Starts the viewer. A file of its own, because the content security policy lets no script stand in the page.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'list',
  displayRequestDuration: true,
  filter: true,
  // The token is gone with the page: it opens everything that a person has.
  persistAuthorization: false,
  // Asks no foreign host whether the document is valid.
  validatorUrl: null,
});
