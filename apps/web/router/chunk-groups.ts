// Only modules that some page loads at start. Most pages share them, so they are merged into a few files: one file per
// module would add 16 kB, because each is compressed separately.
// Icons stay with the components that use them: few pages need all.
const isInitial = { tags: ['$initial' as const] }

// Modules that are loaded by almost the same pages: one request instead of several. Each is named by its file without the extension.
// A group also takes what its modules import, if no earlier group has it. Therefore some groups have one module only.
const loadedTogether: Record<string, readonly string[]> = {
  // What the idle parts and some pages share.
  shared: ['chevron-down', 'bell', 'locale-names', 'has-modifier'],
  modal: ['modal-state'],
  floating: ['popup-state', 'position-floating'],
  popup: ['menu-keys', 'handle-menu-key', 'menu', 'menu-item', 'menu-floating', 'use-popup'],
  message: ['form-message'],
  field: ['field', 'field-control', 'text-field'],
  forms: [
    'use-form',
    'use-constraint-validation',
    'action-form',
    'form-fields',
    'scripts-field',
    'submit-button',
  ],
  textarea: ['native-textarea', 'textarea-field'],
  facts: ['facts'],
  hero: ['hero', 'hero-backdrop'],
  card: ['card', 'card-grid'],
  pagination: ['list-pagination', 'chevron-left'],
  search: ['search-box', 'icons/search'],
  share: ['share-bar', 'link-2'],
  product: ['product-head', 'product-description', 'related-products'],
  account: ['auth-panel', 'account-page'],
  checkout: ['checkout-page', 'use-order-amounts', 'order-steps', 'form-key-input'],
  settings: ['images', 'receipt', 'file-text'],
  saving: ['save-button', 'signed-out-hint', 'form-outcome'],
}

const named = (names: readonly string[]): RegExp => new RegExp(String.raw`[\\/](?:${names.join('|')})\.tsx?$`)

/**
 * Rolldown's chunk groups for the browser. React Router puts each route into its own entry; these groups collect what
 * routes share. The contract's schemas are apart from the rest: only pages with forms or client-side calls need them.
 */
export const chunkGroups = [
  // QR codes and what reads many queries at once are left to the few pages that use them.
  {
    name: 'libraries',
    test: /node_modules[\\/](?!\.pnpm[\\/]|zod[\\/]|uqr[\\/]|.*[\\/](useQueries|queriesObserver)\.js)/,
    ...isInitial,
  },
  // What only pages with drafts show, or with a failure, is left to them.
  {
    name: 'site',
    test: /[\\/]app[\\/]areas[\\/]site[\\/](?!autosave-status|(lazy-)?failed-panel|unloaded-part|use-focus-after-retry)[^\\/]+$|[\\/](member-link|use-require-member|login-path|browser-router|live-topics-atom)\.tsx?|[\\/]lib[\\/]data[\\/]call\.ts|[\\/](strand[\\/](path|random|colourway)|use-(from-server|hydrated|hydrated-later))\.ts/,
    ...isInitial,
  },
  // What lessons and exams share: answers, notes and progress that wait for the connection, and parts that could not be loaded.
  {
    name: 'learning',
    test: /[\\/](stored-queue|send-queue|use-sending|load-with-retry|unloaded-part|use-focus-after-retry)\.tsx?$/,
    ...isInitial,
  },
  // What the player shares with its transcript and with other menus.
  {
    name: 'player',
    test: /[\\/](transcript-lines|use-kept-focus|format-clock)\.ts$/,
    ...isInitial,
  },
  // Limits and lengths, which forms share.
  {
    name: 'rules',
    test: /[\\/]contract[\\/]src[\\/](\w+)[\\/]\1-rules\.ts$/,
    ...isInitial,
  },
  // The drawing of hair strands, which only some pages show. Certificates and cards need only the excluded modules.
  {
    name: 'hair',
    test: /[\\/]ui[\\/]src[\\/](strands[\\/]|strand[\\/](?!guilloche|cover|mark))/,
    ...isInitial,
  },
  // What all form controls use.
  {
    name: 'controls',
    test: /[\\/]ui[\\/]src[\\/](native-control[\\/](?!native-(textarea|select))|form-state[\\/]use-field-value|field[\\/]describe-control)/,
    ...isInitial,
  },
  // Everything else that many entries share. Prices are excluded, because their texts would come with them, and forms, which
  // the pages of the catalogue do not show.
  {
    name: 'catalogue',
    test: /^(?!.*([\\/](zod|contract)[\\/]|virtual:texts|offer-price|[\\/](forms|native-control|form-state|field|text-field|textarea-field|form-message)[\\/]|private-head|settings-page))/,
    minShareCount: 24,
    ...isInitial,
  },
  ...Object.entries(loadedTogether).map(([name, names]) => ({ name, test: named(names), ...isInitial })),
  // Zod and what most of the contract's modules import. No page loads them at start.
  {
    name: 'schemas',
    test: /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]platform[\\/](primitives|define-endpoints|response|query|author|picture)\.ts/,
  },
]
