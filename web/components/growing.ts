const bySize = CSS.supports('field-sizing', 'content');

/**
 * What lets a text field of many lines grow with its text. By style alone, where the browser knows how: MUI's own way measures the page when it
 * is drawn and at each change.
 */
export const growing = (minRows: number, maxRows: number): object =>
  bySize
    ? {
        slotProps: {
          input: { inputComponent: 'textarea' },
          htmlInput: {
            type: undefined,
            style: { fieldSizing: 'content', minHeight: `${minRows}lh`, maxHeight: `${maxRows}lh` },
          },
        },
      }
    : { minRows, maxRows };
