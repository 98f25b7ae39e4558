import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { brandFaces } from './brand-faces.ts'
import { findDocumentFonts } from './document-fonts.ts'
import { readFontFile } from './font-file.ts'

/** A document to compile; `data` is JSON. */
export type CompileRequest = { template: string; data: string }

const brandFiles = Object.values(brandFaces)
  .flat()
  .flatMap((file) => readFontFile(file) ?? [])

const workspace = fileURLToPath(new URL('../..', import.meta.url))
const createCompiler = (files: Buffer[]) =>
  NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...brandFiles, ...files] }] })
const brandCompiler = createCompiler([])

// How many compilations an unused entry of the compiler's cache survives.
const maxCacheAge = 10

/** Compiles a document. Runs in a thread of its own, since it blocks. */
export default async function compileDocument({ template, data }: CompileRequest): Promise<Uint8Array> {
  const { files, families } = await findDocumentFonts(data)
  const compiler = files.length === 0 ? brandCompiler : createCompiler(files)
  const inputs = { data, fonts: JSON.stringify(families) }
  const result = compiler.compile({ mainFilePath: path.join(workspace, template), inputs })
  const document = result.result
  if (!document) {
    const diagnostics = result.takeDiagnostics()
    throw new Error(`${template}: ${JSON.stringify(diagnostics?.shortDiagnostics ?? [])}`)
  }
  try {
    return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 })
  } catch {
    // PDF/UA-1 forbids characters that no font has. The tags are the same without it.
    return compiler.pdf(document, { pdfTags: true })
  } finally {
    compiler.evictCache(maxCacheAge)
  }
}
