import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { desc, eq, isNull } from '../../platform/db/drizzle.ts'
import type { Connection, Database } from '../../platform/db/client.ts'
import { credentialKeys } from '../../platform/db/schema/credential-key.ts'

/** A key with which credentials were or are signed. */
export type CredentialKey = typeof credentialKeys.$inferSelect

/** The current key, which signs. It is created when it is first needed. */
export async function findCurrentKey(
  db: Connection,
  now: Date,
): Promise<CredentialKey & { secretKey: string }> {
  const [found] = await selectCurrent(db)
  if (found) return withSecret(found)
  await db.insert(credentialKeys).values(newKey(now)).onConflictDoNothing()
  const [created] = await selectCurrent(db)
  if (!created) throw new Error('the key for credentials was not stored')
  return withSecret(created)
}

/** Every key, newest first. */
export function listKeys(db: Connection): Promise<CredentialKey[]> {
  return db.select().from(credentialKeys).orderBy(desc(credentialKeys.createdAt), credentialKeys.id)
}

/** Replaces the current key and deletes its secret. `isCompromised` also ends the trust in what it signed. */
export function replaceKey(
  db: Database,
  { now, isCompromised }: { now: Date; isCompromised: boolean },
): Promise<{ before: CredentialKey; after: CredentialKey }> {
  return db.transaction(async () => {
    const { id } = await findCurrentKey(db(), now)
    const [before] = await db()
      .update(credentialKeys)
      .set({ secretKey: null, replacedAt: now, distrustedAt: isCompromised ? now : null })
      .where(eq(credentialKeys.id, id))
      .returning()
    const [after] = await db().insert(credentialKeys).values(newKey(now)).returning()
    if (!before || !after) throw new Error('the key for credentials was not replaced')
    return { before, after }
  })
}

function selectCurrent(db: Connection) {
  return db.select().from(credentialKeys).where(isNull(credentialKeys.replacedAt))
}

function withSecret(key: CredentialKey): CredentialKey & { secretKey: string } {
  if (key.secretKey === null) throw new Error(`the key ${key.id} has no secret`)
  return { ...key, secretKey: key.secretKey }
}

function newKey(now: Date) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { d } = privateKey.export({ format: 'jwk' })
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' })
  if (d === undefined || x === undefined) throw new Error('Ed25519 keys have a secret and a public part')
  return { publicKey: x, secretKey: d, createdAt: now }
}
