import { AppError } from '../errors.ts';
import { text } from '../texts/text.ts';

const mostLevels = 50;
const mostKeys = 1000;
/** More than the longest list that a call takes. */
const mostValues = 10_000;

const code = (character: string): number => character.charCodeAt(0);
const [quote, backslash, comma, colon] = [code('"'), code('\\'), code(','), code(':')];
const [openBrace, closeBrace, openBracket, closeBracket] = [code('{'), code('}'), code('['), code(']')];

/**
 * Rejects JSON that costs more to parse than any call needs: over 50 levels, 1,000 keys or 10,000 values.
 * Scans without building anything, so invalid JSON may pass.
 * @throws {AppError} invalid_input
 */
export function checkShape(json: string): void {
  let [level, keys, values] = [0, 0, 1];
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) at = endOfString(json, at);
    else if (character === openBrace || character === openBracket) {
      level += 1;
      if (level > mostLevels) throw new AppError('invalid_input', text('calls.bodyTooDeep'));
    } else if (character === closeBrace || character === closeBracket) level -= 1;
    else if (character === colon) {
      keys += 1;
      if (keys > mostKeys) throw new AppError('invalid_input', text('calls.bodyTooManyKeys'));
    } else if (character === comma) {
      values += 1;
      if (values > mostValues) throw new AppError('invalid_input', text('calls.bodyTooManyValues'));
    }
  }
}

/** Past the text if the string never ends. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
