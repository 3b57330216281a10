/// <reference types="vite/types/importMeta.d.ts" />

/** A page of docs/guide, rendered when the app is built: scripts/guidePages.ts. */
declare module '*.md' {
  export const html: string;
}
