import { check, pgTable, sql, text, uniqueIndex } from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'

/** The Ed25519 keys that credentials are signed with. All public keys stay published; only the current one signs (CERT-12). */
export const credentialKeys = pgTable(
  'credential_keys',
  {
    id: id(),
    /** 32 bytes, base64url. */
    publicKey: text('public_key').notNull().unique(),
    /** The seed of 32 bytes, base64url; deleted when the key is replaced. */
    secretKey: text('secret_key'),
    createdAt: timestamptz('created_at').notNull(),
    replacedAt: timestamptz('replaced_at'),
    /** Since when signatures of the key are not trusted; only for a key that others may know. */
    distrustedAt: timestamptz('distrusted_at'),
  },
  (key) => [
    uniqueIndex('credential_keys_current')
      .on(sql`(true)`)
      .where(sql`${key.replacedAt} is null`),
    check('credential_keys_secret', sql`(${key.replacedAt} is null) = (${key.secretKey} is not null)`),
  ],
)
