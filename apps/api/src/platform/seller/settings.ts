import { z } from 'zod'
import { mustAccompany } from '../variables/read-variables.ts'

/** Who sells: the head of every invoice. */
export type Seller = {
  name: string
  /** The lines of the postal address. */
  address: string[]
  vatNumber: string | null
}

/** The account that receives bank transfers. */
export type BankAccount = {
  holder: string
  /** Without spaces. */
  iban: string
  bic: string | null
  bankName: string | null
  /** Whether no account is set, so that a sample is shown that no real money may be sent to. */
  isSample: boolean
}

/** The environment variables of the seller. */
export const sellerVariables = {
  SELLER_NAME: z.string().max(120, 'must have at most 120 characters').optional(),
  SELLER_ADDRESS: z.string().max(300, 'must have at most 300 characters').optional(),
  SELLER_VAT_NUMBER: z.string().max(20, 'must have at most 20 characters').optional(),
  BANK_IBAN: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .refine(isIban, 'must be an IBAN such as DE02 1203 0000 0000 2020 51')
    .optional(),
  BANK_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC such as BYLADEM1001')
    .optional(),
  BANK_NAME: z.string().max(70, 'must have at most 70 characters').optional(),
  BANK_ACCOUNT_HOLDER: z.string().max(70, 'must have at most 70 characters').optional(),
}

type SellerVariables = z.infer<z.ZodObject<typeof sellerVariables>>

const accountDetails = ['BANK_BIC', 'BANK_NAME', 'BANK_ACCOUNT_HOLDER'] as const
const sampleAddress = 'Rua do Salitre 12; 1250-199 Lisboa; Portugal'
const sampleAccount = { iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bankName: 'Sample Bank' }

/** Turns parsed variables into settings. Throws if details of an account are set without its IBAN. */
export function sellerSettings(
  variables: SellerVariables,
  brandName: string,
): { seller: Seller; bankAccount: BankAccount } {
  const { BANK_IBAN, SELLER_NAME = brandName, SELLER_ADDRESS = sampleAddress } = variables
  const seller = {
    name: SELLER_NAME,
    address: SELLER_ADDRESS.split(';').map((line) => line.trim()),
    vatNumber: variables.SELLER_VAT_NUMBER ?? null,
  }
  if (BANK_IBAN === undefined) {
    const unused = accountDetails.find((name) => variables[name] !== undefined)
    if (unused) throw mustAccompany('BANK_IBAN', unused)
    return { seller, bankAccount: { holder: seller.name, ...sampleAccount, isSample: true } }
  }
  return {
    seller,
    bankAccount: {
      holder: variables.BANK_ACCOUNT_HOLDER ?? seller.name,
      iban: BANK_IBAN,
      bic: variables.BANK_BIC ?? null,
      bankName: variables.BANK_NAME ?? null,
      isSample: false,
    },
  }
}

// ISO 13616: with the first four characters moved to the end and letters as 10 to 35, the number modulo 97 is 1.
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}
