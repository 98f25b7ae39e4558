import { randomInt } from 'node:crypto'

type Payment = { text: string; cents: number }

/** A statement in camt.053 of an account that no other journey has, of one day, all in dollars. */
export function camtOf(payments: readonly Payment[]) {
  const account = `DE${Array.from({ length: 20 }, () => randomInt(10)).join('')}`
  const day = '2026-11-20'
  const entries = payments.map(
    ({ text, cents }, index) => `<Ntry>
      <Amt Ccy="USD">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${account}${index}</AcctSvcrRef>
      <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Payer ${index}</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
  return { account, day, file: { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) } }
}
