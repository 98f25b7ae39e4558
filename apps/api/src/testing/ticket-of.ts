import { pageData } from '../platform/pdf/page-data.ts'

const qr = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'

/** The data of the smallest ticket that can be printed, in a name. */
export const ticketOf = (name: string) => ({
  ...pageData({
    locale: 'en',
    title: `Ticket of ${name}`,
    author: 'Chignon',
    brand: 'Chignon',
    foot: 'Foot',
  }),
  overline: 'Ticket',
  event: 'Event',
  date: '12/03/2027',
  facts: [{ label: 'Name', value: name, lines: [], large: true }],
  qr,
  qr_alt: 'A QR code',
  code: { label: 'Code', value: '7KQ4' },
  agenda: { label: 'Agenda', days: [] },
  bring: { label: 'What to bring', lines: [] },
  map: { label: 'Map', address: 'https://www.openstreetmap.org', qr, qr_alt: 'A QR code of the map' },
  notes: [],
})
