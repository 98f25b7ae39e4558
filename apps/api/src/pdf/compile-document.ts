import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'

/** A document to compile; `data` is JSON. */
export type CompileRequest = { template: string; data: string }

// Typst reads neither WOFF2 nor variable fonts, so these are static TrueType files of the brand's typefaces.
const fonts = [
  'bodoni-moda/500Medium/BodoniModa_500Medium.ttf',
  'bodoni-moda/500Medium_Italic/BodoniModa_500Medium_Italic.ttf',
  'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  'vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
].map((file) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))))

const workspace = fileURLToPath(new URL('..', import.meta.url))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] })

// How many compilations an unused entry of the compiler's cache survives.
const maxCacheAge = 10

/** Compiles a document. Runs in a thread of its own, since it blocks. */
export default function compileDocument({ template, data }: CompileRequest): Uint8Array {
  const result = compiler.compile({ mainFilePath: path.join(workspace, template), inputs: { data } })
  const document = result.result
  if (!document) {
    const diagnostics = result.takeDiagnostics()
    throw new Error(`${template}: ${JSON.stringify(diagnostics?.shortDiagnostics ?? [])}`)
  }
  try {
    return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 })
  } catch {
    // PDF/UA-1 forbids characters that no font has, such as an emoji in a name. The tags are the same without it.
    return compiler.pdf(document, { pdfTags: true })
  } finally {
    compiler.evictCache(maxCacheAge)
  }
}
