import { Tinypool } from 'tinypool'
import type { CompileRequest } from './compile-document.ts'

/** Renders documents as tagged PDF (PDF/UA-1). */
export type PdfRenderer = {
  /**
   * Renders a Typst template, named by its path from the folder `src`: `commerce/invoice/invoice.typ`. The template reads the data as
   * `data` of `platform/pdf/page.typ`; it is never part of its source, so that no text is taken for markup.
   */
  render(template: string, data: object): Promise<Buffer>
  /** Ends the thread. */
  close(): Promise<void>
}

// The compiler and its fonts take 80 MB.
const idleMinutes = 10

/**
 * Creates the renderer. Compiling takes 15 to 150 ms of one core, so it runs in a thread, one document after the other. The
 * thread starts with the first document and ends when it was idle.
 */
export function createPdfRenderer(): PdfRenderer {
  let pool: Tinypool | undefined
  return {
    async render(template, data) {
      pool ??= new Tinypool({
        filename: new URL('compile-document.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: idleMinutes * 60_000,
      })
      const request: CompileRequest = { template, data: JSON.stringify(data, composed) }
      const pdf: Uint8Array = await pool.run(request)
      return Buffer.from(pdf)
    },
    async close() {
      await pool?.destroy()
    },
  }
}

// A letter and its mark as one character, which fonts have a drawing for.
function composed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.normalize('NFC') : value
}
