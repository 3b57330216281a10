// Runs before the first paint: the theme, and the static frame of index.html for signed-in users.
const { classList } = document.documentElement;
const theme = localStorage.getItem('colorMode');
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
if (isDark) classList.add('dark');

const [, claims = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
const { exp = 0 } = claims ? JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) : {};
if (exp > Date.now() / 1000 && !location.pathname.startsWith('/help')) classList.add('app');
