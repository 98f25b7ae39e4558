/** The context of Open Badges 3.0.3. */
export const openBadgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

/** The context of verifiable credentials 2.0, which covers Data Integrity and Bitstring Status List too. */
export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'
