import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const style = `
:root{color-scheme:light dark;--page:#FAFAF8;--surface:#FFF;--line:#E7E5E1;--strong:#CFCBC4;--text:#1B1D1F;--muted:#5C6066;--primary:#2F5BEA;--on:#FFF;--tint:#EEF2FE;--warn:#8A5300;--warnTint:#FBF3E4;--bad:#B3261E}
@media (prefers-color-scheme:dark){:root{--page:#0F1113;--surface:#16191C;--line:#262B30;--strong:#3A4148;--text:#ECEDEE;--muted:#A0A6AD;--primary:#7C9BFF;--on:#0F1113;--tint:#1D2438;--warn:#F2C063;--warnTint:#2A2214;--bad:#FF8A80}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 "Inter Variable",Inter,system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--primary);text-decoration:none}a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.label{background:var(--warnTint);color:var(--warn);font-size:12px;line-height:18px;text-align:center;padding:4px 12px}
.top{background:var(--surface);border-bottom:1px solid var(--line)}
.top>div{max-width:680px;margin:auto;padding:10px 16px;display:flex;gap:16px;align-items:center;flex-wrap:wrap}
.top b{font-size:16px}.top b a{color:inherit}.top nav{display:flex;gap:14px}.top form{margin-left:auto;flex:1 1 160px;max-width:260px}@media (max-width:480px){.top form{flex-basis:100%;max-width:none}}
main{max-width:680px;margin:auto;padding:16px}
h1{font-size:20px;line-height:28px;margin:0 0 4px}h2{font-size:16px;margin:24px 0 8px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:16px;margin:0 0 12px}
.who{display:flex;gap:12px;align-items:center;margin-bottom:10px;min-width:0}.who>div{min-width:0}
.who img{width:44px;height:44px;border-radius:50%;flex:none}.who img.square{border-radius:8px}
.who strong a{color:inherit}.meta{color:var(--muted);font-size:12px;line-height:16px}
.text{white-space:pre-line;margin:0 0 10px}.picture{width:100%;border-radius:8px;display:block;margin:0 0 10px}
.quoted{border:1px solid var(--line);border-radius:8px;padding:12px;margin:0 0 10px}
.foot{display:flex;gap:16px;color:var(--muted);font-size:13px;flex-wrap:wrap;font-variant-numeric:tabular-nums}
.comment{border-top:1px solid var(--line);padding:12px 0 4px}.comment .who img{width:32px;height:32px}.comment .text{margin-left:44px}
.ours{background:var(--tint);border:1px solid var(--primary);border-radius:8px;padding:12px;margin:8px 0}.comment:target{outline:2px solid var(--primary);outline-offset:2px}
.chip{display:inline-block;font-size:12px;line-height:18px;padding:0 8px;border-radius:999px;background:var(--tint);color:var(--primary)}
.head img{width:72px;height:72px}
input{width:100%;font:inherit;color:inherit;background:var(--page);border:1px solid var(--strong);border-radius:8px;padding:8px 10px}
label{display:block;font-size:13px;margin:12px 0 4px}
button,.button{font:inherit;font-weight:600;display:inline-block;border:0;border-radius:8px;padding:9px 16px;background:var(--primary);color:var(--on);cursor:pointer}
.plain{background:none;border:1px solid var(--strong);color:var(--text);font-weight:400}
.narrow{max-width:400px;margin:24px auto}.narrow .card{padding:24px}.wide{width:100%;text-align:center;margin-top:16px}
.personas{display:grid;gap:8px;margin-top:8px}.personas button{display:flex;gap:10px;align-items:center;text-align:left;width:100%}
.personas img{width:32px;height:32px;border-radius:50%}
.bad{color:var(--bad)}.row{display:flex;gap:12px;justify-content:space-between;align-items:baseline}
.row>*{min-width:0}iframe{width:100%;height:60vh;border:1px solid var(--line);border-radius:8px;background:#FFF}
.mail{display:block;color:inherit;margin:0;border-radius:0;border-bottom-width:0}.mail:first-of-type{border-radius:10px 10px 0 0}.mail:last-of-type{border-bottom-width:1px;border-radius:0 0 10px 10px}.mail:hover{text-decoration:none;border-color:var(--strong)}
.unread strong::before{content:"● ";color:var(--primary)}
`;

const networkLabel = 'Sandbox network: not the real one';

/** `head` goes into the bar at the top; `label` marks every page as the sandbox's. */
export const page = (
  title: string,
  head: Html | string,
  body: Html,
  label = networkLabel,
) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${raw(style)}</style>
  </head>
  <body>
    <div class="label">${label}</div>
    ${head}
    <main>${body}</main>
  </body>
</html>`;

export const notice = (title: string, text: string, action: Html | string = '', label = networkLabel) =>
  page(
    title,
    '',
    html`<div class="narrow"><div class="card"><h1>${title}</h1><p>${text}</p>${action}</div></div>`,
    label,
  );
