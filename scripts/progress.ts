const width = 30;

/** Redraws one line on a terminal; draws nothing elsewhere. */
export function progressBar(): { show(what: string, done: number, total: number): void; end(): void } {
  const { stderr } = process;
  let drawn = '';
  return {
    show(what, done, total) {
      if (!stderr.isTTY) return;
      const part = total === 0 ? 1 : done / total;
      const bar = '#'.repeat(Math.floor(part * width)).padEnd(width, '.');
      const line = `${what.padEnd(9)} [${bar}] ${Math.floor(part * 100)} %`;
      if (line !== drawn) stderr.write(`\r\x1b[2K${line}`);
      drawn = line;
    },
    end() {
      if (drawn) stderr.write('\r\x1b[2K');
      drawn = '';
    },
  };
}
