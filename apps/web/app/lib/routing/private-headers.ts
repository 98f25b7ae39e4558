/**
 * Headers of a page whose address is a secret, for whoever has it may change a password: nobody indexes or keeps it, and
 * its address reaches no other site. Not `no-referrer`: a form sent from such a page says no Origin, and so could not be
 * told from another site's.
 */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
