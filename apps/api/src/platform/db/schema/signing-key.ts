import { pgTable, text } from '../drizzle.ts'
import { createdAt } from './columns.ts'

/** Keys for signed addresses, by purpose. Created when first needed, and shared by all processes. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  /** 32 bytes, base64url. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
})
