// The part of jsdom that the environments use; it has no types of its own.
declare module 'jsdom-27' {
  type Options = { url: string; pretendToBeVisual: boolean; runScripts: 'dangerously' }
  export class JSDOM {
    constructor(html: string, options: Options)
    readonly window: Window
  }
}

declare module 'jsdom-29' {
  export { JSDOM } from 'jsdom-27'
}
