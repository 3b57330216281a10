import type { Language } from '../../identity/users/limits.ts';
import { mailTexts } from '../../texts/mail.ts';
import { fill } from '../../texts/sentence.ts';

/** Paragraphs are plain text: only this module escapes them. */
export type Letter = {
  title: string;
  language?: Language;
  greeting: string;
  paragraphs: string[];
  code?: string;
  action?: Link;
  /** Further links, below the action. */
  links?: Link[];
  /** Why this e-mail was sent, and what to do if it is unexpected. */
  closing: string;
  /** A link below the closing. */
  footer?: Link;
};
export type Link = { label: string; url: string };

const signature = 'Chime In';

export function asText(letter: Letter): string {
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.code ? [`    ${letter.code}`] : []),
    ...[...(letter.action ? [letter.action] : []), ...(letter.links ?? [])].map(
      ({ label, url }) => `${label}:\n${url}`,
    ),
    letter.closing,
    ...(letter.footer ? [`${letter.footer.label}:\n${letter.footer.url}`] : []),
    `-- \n${signature}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Mid-toned colors stay readable in e-mail programs that invert them in dark mode. */
export function asHtml(letter: Letter): string {
  const { language = 'en' } = letter;
  const { orOpen } = mailTexts[language].layout;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const code = letter.code
    ? `<p style="margin:0 0 16px;padding:16px;border:1px solid #8a94a6;border-radius:8px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;font-weight:600;letter-spacing:6px;text-align:center">${escapeHtml(letter.code)}</p>`
    : '';
  const action = letter.action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(letter.action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3358d4;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(letter.action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(fill(orOpen, { url: letter.action.url }))}</p>`
    : '';
  const links = (letter.links ?? []).map(
    ({ label, url }) =>
      `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>`,
  );
  const footer = letter.footer
    ? `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(letter.footer.url)}" style="color:inherit">${escapeHtml(letter.footer.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.title)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:480px;margin:0 auto;overflow-wrap:break-word;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<p style="margin:0 0 24px;font-weight:700">${signature}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(letter.title)}</h1>
${paragraph(letter.greeting)}
${letter.paragraphs.map(paragraph).join('\n')}
${code}
${action}
${links.join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #8a94a6;font-size:13px">${escapeHtml(letter.closing)}</p>
${footer}
</div>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
