/** How the rows of a person in a table are found. */
type Ownership =
  | { owner: string }
  /** They refer to the rows of the person in another table. */
  | { via: string; parent: string }
  /** They have the address of the person, if it is verified, or name the person in another column. */
  | { address: string; orOwner?: string }

/** A group of the readable page. */
export type ExportGroup = 'account' | 'profile' | 'learning' | 'purchases' | 'community' | 'messages'

/** What happens to the rows when the person is deleted. */
type Deletion =
  /** They are deleted. */
  | 'deleted'
  /** They are deleted, or stay without the name, as the person chose. */
  | 'texts'
  /** They stay; `reason` says why. */
  | { reason: string }

/** A table with data about people. */
export type PersonalTable = Ownership & {
  group: ExportGroup
  deletion: Deletion
  /** Another column that refers to people: a row is deleted with that person too, but belongs to the owner. */
  about?: string
  /** Columns that are not exported: secrets, and what examiners noted for themselves. */
  omitted?: readonly string[]
}

const lawful = { reason: 'Tax law requires it.' }
const anonymous = { reason: 'It holds no name and no text once the person is anonymised.' }

/**
 * Every table with data about people, by its name in SQL. The export and the deletion both follow from it (PRIVACY-5); a test
 * compares it with the foreign keys of the database. A table comes after those that it refers to.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    owner: 'id',
    group: 'account',
    deletion: { reason: 'Others refer to the row; its columns are overwritten.' },
    omitted: ['password_hash'],
  },
  access_tokens: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['hash'] },
  push_subscriptions: {
    owner: 'user_id',
    group: 'account',
    deletion: 'deleted',
    omitted: ['endpoint', 'p256dh', 'auth'],
  },
  known_devices: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['hash'] },
  second_factors: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['secret'] },
  passkeys: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['public_key'] },
  passkey_challenges: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['hash'] },
  recovery_codes: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['hash'] },
  sign_in_challenges: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['hash'] },
  mailed_tokens: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['hash'] },
  email_changes: { owner: 'user_id', group: 'account', deletion: 'deleted' },
  social_identities: { owner: 'user_id', group: 'account', deletion: 'deleted' },
  files: {
    owner: 'owner_id',
    group: 'profile',
    deletion: {
      reason: 'Personal files are removed by the file service; the academy’s documents lose their owner.',
    },
    omitted: ['checksum'],
  },
  pictures: {
    owner: 'owner_id',
    group: 'profile',
    deletion: { reason: 'A picture is deleted with its files.' },
  },
  picture_files: {
    via: 'picture_id',
    parent: 'pictures',
    group: 'profile',
    deletion: { reason: 'The sizes of a picture are deleted with its files.' },
  },
  // Of those who write content: what they have open.
  document_presences: { owner: 'user_id', group: 'account', deletion: 'deleted' },
  data_exports: { owner: 'user_id', group: 'account', deletion: 'deleted' },
  person_notes: { owner: 'user_id', group: 'account', deletion: 'deleted', omitted: ['author_id'] },
  user_interests: { owner: 'user_id', group: 'profile', deletion: 'deleted' },
  profile_visibility: { owner: 'user_id', group: 'profile', deletion: 'deleted' },
  social_links: { owner: 'user_id', group: 'profile', deletion: 'deleted' },
  businesses: { owner: 'user_id', group: 'profile', deletion: 'deleted' },
  gallery_pictures: { owner: 'user_id', group: 'profile', deletion: 'deleted' },
  lesson_progress: { owner: 'user_id', group: 'learning', deletion: 'deleted' },
  notes: { owner: 'user_id', group: 'learning', deletion: 'deleted' },
  exam_attempts: {
    owner: 'user_id',
    group: 'learning',
    deletion: 'deleted',
    omitted: ['reviewed_by', 'claimed_by', 'claimed_at', 'claim_seen_at'],
  },
  exam_notes: {
    via: 'attempt_id',
    parent: 'exam_attempts',
    group: 'learning',
    deletion: 'deleted',
    omitted: ['author_id', 'text'],
  },
  exam_texts: { owner: 'owner_id', group: 'learning', deletion: 'deleted' },
  exam_answers: { via: 'attempt_id', parent: 'exam_attempts', group: 'learning', deletion: 'deleted' },
  exam_files: { via: 'attempt_id', parent: 'exam_attempts', group: 'learning', deletion: 'deleted' },
  exam_photograph_sizes: {
    via: 'file_id',
    parent: 'files',
    group: 'learning',
    deletion: { reason: 'The sizes of a photograph are deleted with its files.' },
  },
  user_badges: { owner: 'user_id', group: 'learning', deletion: 'deleted' },
  certificates: {
    owner: 'user_id',
    group: 'learning',
    deletion: { reason: 'They can be verified by their code, without the name.' },
  },
  credential_statuses: {
    via: 'certificate_id',
    parent: 'certificates',
    group: 'learning',
    deletion: { reason: 'Verifiers read the status of a certificate from it; it holds no name.' },
  },
  basket_lines: { owner: 'user_id', group: 'purchases', deletion: 'deleted' },
  orders: {
    owner: 'user_id',
    group: 'purchases',
    deletion: lawful,
    omitted: ['body_digest', 'idempotency_key'],
  },
  order_lines: { via: 'order_id', parent: 'orders', group: 'purchases', deletion: lawful },
  order_keys: { via: 'order_id', parent: 'orders', group: 'purchases', deletion: anonymous },
  order_attendees: {
    via: 'order_id',
    parent: 'orders',
    group: 'purchases',
    deletion: { reason: 'The holders of tickets keep their seats.' },
  },
  invoices: { via: 'order_id', parent: 'orders', group: 'purchases', deletion: lawful },
  payments: {
    via: 'order_id',
    parent: 'orders',
    group: 'purchases',
    deletion: lawful,
    omitted: ['idempotency_key', 'client_secret'],
  },
  refunds: { via: 'order_id', parent: 'orders', group: 'purchases', deletion: lawful },
  bank_transfers: {
    via: 'order_id',
    parent: 'orders',
    group: 'purchases',
    deletion: lawful,
    omitted: ['reference_key'],
  },
  money_cases: {
    via: 'order_id',
    parent: 'orders',
    group: 'purchases',
    deletion: lawful,
    omitted: ['note'],
  },
  order_notes: {
    via: 'order_id',
    parent: 'orders',
    group: 'purchases',
    deletion: 'deleted',
    omitted: ['author_id', 'text'],
  },
  order_mails: { address: 'recipient', group: 'purchases', deletion: 'deleted' },
  tickets: {
    owner: 'user_id',
    group: 'purchases',
    deletion: { reason: 'Their holders keep their seats.' },
  },
  accesses: { owner: 'user_id', group: 'purchases', deletion: anonymous, omitted: ['given_by'] },
  subscriptions: {
    owner: 'user_id',
    group: 'purchases',
    deletion: { reason: 'It ends with the paid period; the saved card is removed.' },
  },
  subscription_choices: {
    via: 'subscription_id',
    parent: 'subscriptions',
    group: 'purchases',
    deletion: anonymous,
  },
  waitlist_entries: {
    owner: 'user_id',
    group: 'purchases',
    deletion: { reason: 'They are removed by the waiting list, which offers the seats to the next person.' },
  },
  posts: { owner: 'author_id', group: 'community', deletion: 'texts' },
  post_resources: { via: 'post_id', parent: 'posts', group: 'community', deletion: 'texts' },
  post_revisions: { via: 'post_id', parent: 'posts', group: 'community', deletion: 'texts' },
  comments: { owner: 'author_id', group: 'community', deletion: 'texts' },
  post_likes: { owner: 'user_id', group: 'community', deletion: anonymous },
  saved_posts: { owner: 'user_id', group: 'community', deletion: 'deleted' },
  discussions: { owner: 'author_id', group: 'community', deletion: 'texts' },
  discussion_replies: { owner: 'author_id', group: 'community', deletion: 'texts' },
  stories: { owner: 'author_id', group: 'community', deletion: 'texts' },
  reply_likes: { owner: 'user_id', group: 'community', deletion: 'deleted' },
  comment_likes: { owner: 'user_id', group: 'community', deletion: 'deleted' },
  story_views: { owner: 'user_id', group: 'community', deletion: 'deleted' },
  muted_people: { owner: 'user_id', about: 'muted_id', group: 'community', deletion: 'deleted' },
  suspensions: { owner: 'user_id', group: 'community', deletion: 'deleted' },
  moderation_decisions: {
    owner: 'author_id',
    group: 'community',
    deletion: { reason: 'Moderators still need to see what was decided; it holds no text of the person.' },
    omitted: ['note', 'decided_by'],
  },
  moderation_claims: { owner: 'user_id', group: 'community', deletion: 'deleted' },
  reports: {
    owner: 'reporter_id',
    group: 'community',
    deletion: {
      reason: 'Moderators still need to see what was reported; the reporter and the text are removed.',
    },
  },
  notification_settings: { owner: 'user_id', group: 'messages', deletion: 'deleted' },
  notifications: { owner: 'user_id', group: 'messages', deletion: 'deleted' },
  notification_actors: { owner: 'user_id', group: 'messages', deletion: 'deleted' },
  conversations: {
    owner: 'user_id',
    group: 'messages',
    deletion: 'deleted',
    omitted: ['assignee_id', 'waiting_since'],
  },
  // Of those who answer: what they were writing. The notes they write for each other are in no export (CHAT-11).
  chat_drafts: { owner: 'user_id', group: 'messages', deletion: 'deleted' },
  chat_messages: {
    via: 'conversation_id',
    parent: 'conversations',
    group: 'messages',
    deletion: 'deleted',
  },
  newsletter_requests: {
    address: 'email',
    orOwner: 'user_id',
    group: 'messages',
    deletion: 'deleted',
    omitted: ['hash'],
  },
  newsletter_subscribers: { address: 'email', group: 'messages', deletion: 'deleted' },
  newsletter_consents: {
    via: 'subscriber_id',
    parent: 'newsletter_subscribers',
    group: 'messages',
    deletion: 'deleted',
  },
  newsletter_deliveries: {
    via: 'subscriber_id',
    parent: 'newsletter_subscribers',
    group: 'messages',
    deletion: { reason: 'They count how many read an issue; they lose the reference to the person.' },
  },
  contact_messages: {
    owner: 'user_id',
    group: 'messages',
    deletion: 'deleted',
    omitted: ['assignee_id', 'done_at', 'search_text'],
  },
  contact_answers: {
    via: 'message_id',
    parent: 'contact_messages',
    group: 'messages',
    deletion: 'deleted',
    omitted: ['author_id'],
  },
}
