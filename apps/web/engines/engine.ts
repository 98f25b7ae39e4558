/** An action of the WebDriver standard, the same in both of its protocols. */
export type Action = { type: 'pointer' | 'key'; id: string; parameters?: object; actions: object[] }

/** A browser that is driven through the WebDriver standard: Firefox by its BiDi protocol, WebKit by the classic one. */
export type Engine = {
  /** Opens an address and waits until the document has loaded. */
  go: (url: string) => Promise<void>
  /** Runs a function in the page. It sees nothing of its module; its argument and result are JSON. */
  run: <Argument, Result>(
    body: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>
  /** Presses keys or moves the pointer. */
  act: (actions: Action[]) => Promise<void>
  /** Makes the window this wide. Rejects if the page does not answer within a minute. */
  resize: (width: number, height: number) => Promise<void>
  /** Errors and warnings of the console since the last call, of all pages. */
  problems: () => Promise<string[]>
  /** What the window shows, as a PNG in Base64. */
  picture: () => Promise<string>
  /** Signs out: deletes all cookies of the page's site. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** The source of a function that takes and returns JSON. */
export const jsonFunction = (body: unknown): string =>
  `async (json) => JSON.stringify((await (${String(body)})(JSON.parse(json))) ?? null)`
