import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Keys that addresses are signed with, by purpose. Made when first needed, and the same for every process. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  /** 32 bytes, base64url. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
})
