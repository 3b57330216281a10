/** Left edge and baseline in points from the top left of an A4 page. */
export type PdfText = { x: number; y: number; text: string; size?: number; bold?: boolean };

const height = 842;
/** Helvetica's standard encoding; other characters become question marks. */
const encoded = (text: string): string =>
  [...text]
    .map((letter) => ((letter.codePointAt(0) as number) < 256 ? letter : '?'))
    .join('')
    .replace(/[\\()]/g, '\\$&');

/** A one-page PDF of plain text in Helvetica. */
export function pdf(texts: PdfText[]): Buffer {
  const content = texts
    .map(
      ({ x, y, text, size = 10, bold = false }) =>
        `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${height - y} Td (${encoded(text)}) Tj ET`,
    )
    .join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const at = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = file.length;
  const entries = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
