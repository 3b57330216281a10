/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.md' {
  export const html: string;
}
