// In a file of its own, because the content security policy forbids inline scripts.
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
  // Doesn't store the token, which gives access to all of the person's data.
  persistAuthorization: false,
  // Sends the document to no external validator.
  validatorUrl: null,
});
