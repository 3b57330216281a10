/** A reader of English, whatever the language of the machine: Node takes `navigator.languages` from it. */
Object.defineProperty(navigator, 'languages', { value: ['en-US', 'en'], configurable: true });
