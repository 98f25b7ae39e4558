// Only modules that some page loads at start. Most pages share them, so they are merged into a few files: one file per
// module would add 16 kB, because each is compressed separately.
// Icons stay with the components that use them: few pages need all.
const isInitial = { tags: ['$initial' as const] }

// Modules that are loaded by almost the same pages: one request instead of several. Each is named by its file without the extension.
// A group also takes what its modules import, if no earlier group has it. Therefore some groups have one module only.
const loadedTogether: Record<string, readonly string[]> = {
  // What the idle parts and some pages share.
  shared: ['chevron-down', 'bell', 'locale-names'],
  // The header and the footer, which the pages of the checkout do not show.
  layout: ['site-layout', 'site-header', 'site-footer'],
  modal: ['modal-state'],
  floating: ['popup-state', 'position-floating'],
  popup: ['menu-keys', 'handle-menu-key', 'menu', 'menu-item', 'menu-floating', 'use-popup'],
  message: ['form-message', 'field-note'],
  field: ['field', 'field-control', 'text-field'],
  forms: [
    'use-form',
    'use-constraint-validation',
    'action-form',
    'form-fields',
    'scripts-field',
    'submit-button',
  ],
  'native-textarea': ['native-textarea'],
  textarea: ['textarea-field'],
  facts: ['facts'],
  hero: ['hero', 'hero-backdrop'],
  card: ['card', 'card-grid'],
  pagination: ['list-pagination', 'chevron-left'],
  search: ['search-box', 'icons/search'],
  share: ['share-bar', 'link-2'],
  avatar: ['avatar'],
  // The accordion has it too, without a counter.
  plus: ['icons/plus'],
  // How many tickets: the counters of an event's page and of the basket.
  counters: [
    'use-number-corrections',
    'number-field',
    'counter',
    'ticket-counter',
    'ticket-choice',
    'ticket-selection',
  ],
  product: ['product-head', 'product-description', 'product-buttons', 'related-products'],
  account: ['auth-panel', 'account-page'],
  checkout: ['checkout-page', 'use-order-amounts', 'order-steps', 'form-key-input'],
  settings: [
    'icons/images',
    'icons/receipt',
    'icons/file-text',
    'icons/ticket',
    'settings-list',
    'logout-form',
  ],
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
  // What most pages share, in one file. It leaves out what only some pages show: the header, drafts, uploads, galleries, failures. It
  // includes small modules that a group below would otherwise take, because pages that need only such a module would load that group.
  {
    name: 'site',
    test: new RegExp(
      [
        String.raw`[\\/]app[\\/]areas[\\/]site[\\/](?!site-layout|site-header|site-footer|guest-links|lazy-(user-menu|basket-link|newsletter-form|deletion-notice|failed-panel|empty-state)|autosave-status|failed-panel|loading-panel|unloaded-part|use-(focus-after-retry|size-check|byte-size|gallery-labels|number-corrections))[^\\/]+$`,
        String.raw`[\\/](member-link|use-require-member|login-path|browser-router|live-topics-atom|personal-storage|event-date)\.tsx?`,
        String.raw`[\\/]app-kit[\\/]src[\\/](i18n[\\/](create-i18n|browser-i18n)|data[\\/](call|query-client|endpoint-source|endpoint-queries))\.ts`,
        String.raw`[\\/]lib[\\/](i18n[\\/](use-formats|local-time)|browser[\\/]complete-sheet|files[\\/]cover-url)\.tsx?`,
        String.raw`[\\/]product[\\/]in-language\.tsx`,
        String.raw`[\\/]ui[\\/]src[\\/](brand[\\/]brand|breadcrumbs[\\/]breadcrumbs|cover[\\/]cover|link-slot[\\/]link-slot|text-link[\\/]text-link|icons[\\/](x|play|circle-alert|circle-check|info|triangle-alert|chevron-right|check)|hydration[\\/]use-kept-focus|spinner[\\/]spinner|messages[\\/](named-by-message|local-number|message|message-nodes)|form-state[\\/]use-field-value|handlers[\\/]has-modifier|strand[\\/](path|random))\.tsx?`,
        String.raw`[\\/]use-(from-server|hydrated|hydrated-later)\.ts`,
        String.raw`[\\/]contract[\\/]src[\\/]\w+[\\/](full-name|client-header|(catalogue|commerce|community|identity|learning|platform)-rules)\.ts`,
      ].join('|'),
    ),
    ...isInitial,
  },
  // What lessons and exams share: answers, notes and progress that wait for the connection, and parts that could not be loaded.
  {
    name: 'learning',
    test: /[\\/](stored-queue|queue-storage|use-storage-owner|send-queue|use-sending|load-with-retry|unloaded-part|use-focus-after-retry)\.tsx?$/,
    ...isInitial,
  },
  // What the player shares with its transcript.
  {
    name: 'player',
    test: /[\\/](transcript-lines|format-clock)\.ts$/,
    ...isInitial,
  },
  // The drawing of hair strands, which only some pages show. Certificates and cards need only the excluded modules.
  {
    name: 'hair',
    test: /[\\/]ui[\\/]src[\\/](strands[\\/]|strand[\\/](?!guilloche|cover|mark|colourway))/,
    ...isInitial,
  },
  // What all form controls use.
  {
    name: 'controls',
    test: /[\\/]ui[\\/]src[\\/](native-control[\\/](?!native-(textarea|select))|field[\\/]describe-control)/,
    ...isInitial,
  },
  ...Object.entries(loadedTogether).map(([name, names]) => ({ name, test: named(names), ...isInitial })),
  // Zod and what most of the contract's modules import. No page loads them at start.
  {
    name: 'schemas',
    test: /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]platform[\\/](primitives|define-endpoints|response|query|author|picture)\.ts/,
  },
]
