import * as academy from '@chignon/contract/academy'
import * as accountDeletion from '@chignon/contract/account-deletion'
import * as auth from '@chignon/contract/auth'
import * as author from '@chignon/contract/author'
import * as base from '@chignon/contract/base'
import * as basket from '@chignon/contract/basket'
import * as billing from '@chignon/contract/billing'
import * as business from '@chignon/contract/business'
import * as caption from '@chignon/contract/caption'
import * as certificate from '@chignon/contract/certificate'
import * as chat from '@chignon/contract/chat'
import * as comment from '@chignon/contract/comment'
import * as commentBase from '@chignon/contract/comment-base'
import * as contact from '@chignon/contract/contact'
import * as course from '@chignon/contract/course'
import * as credential from '@chignon/contract/credential'
import * as dataExport from '@chignon/contract/data-export'
import * as discussion from '@chignon/contract/discussion'
import * as education from '@chignon/contract/education'
import * as emailChange from '@chignon/contract/email-change'
import * as emailVerification from '@chignon/contract/email-verification'
import * as exam from '@chignon/contract/exam'
import * as file from '@chignon/contract/file'
import * as formFields from '@chignon/contract/form-fields'
import * as gallery from '@chignon/contract/gallery'
import * as invoice from '@chignon/contract/invoice'
import * as lesson from '@chignon/contract/lesson'
import * as liveMasterclass from '@chignon/contract/live-masterclass'
import * as livePosition from '@chignon/contract/live-position'
import * as moderation from '@chignon/contract/moderation'
import * as moneyCase from '@chignon/contract/money-case'
import * as mutedPerson from '@chignon/contract/muted-person'
import * as newsletter from '@chignon/contract/newsletter'
import * as newsletterIssue from '@chignon/contract/newsletter-issue'
import * as note from '@chignon/contract/note'
import * as notification from '@chignon/contract/notification'
import * as onlineMasterclass from '@chignon/contract/online-masterclass'
import * as order from '@chignon/contract/order'
import * as ownPost from '@chignon/contract/own-post'
import * as passkey from '@chignon/contract/passkey'
import * as password from '@chignon/contract/password'
import * as payment from '@chignon/contract/payment'
import * as picture from '@chignon/contract/picture'
import * as post from '@chignon/contract/post'
import * as primitives from '@chignon/contract/primitives'
import * as problem from '@chignon/contract/problem'
import * as profile from '@chignon/contract/profile'
import * as profileVisibility from '@chignon/contract/profile-visibility'
import * as program from '@chignon/contract/program'
import * as progress from '@chignon/contract/progress'
import * as purchase from '@chignon/contract/purchase'
import * as qualification from '@chignon/contract/qualification'
import * as query from '@chignon/contract/query'
import * as report from '@chignon/contract/report'
import * as response from '@chignon/contract/response'
import * as richText from '@chignon/contract/rich-text'
import * as search from '@chignon/contract/search'
import * as secondFactor from '@chignon/contract/second-factor'
import * as session from '@chignon/contract/session'
import * as sitemapEntry from '@chignon/contract/sitemap-entry'
import * as social from '@chignon/contract/social'
import * as socialLink from '@chignon/contract/social-link'
import * as staffExam from '@chignon/contract/staff-exam'
import * as staffOrder from '@chignon/contract/staff-order'
import * as story from '@chignon/contract/story'
import * as strand from '@chignon/contract/strand'
import * as subscription from '@chignon/contract/subscription'
import * as testTill from '@chignon/contract/test-till'
import * as textState from '@chignon/contract/text-state'
import * as ticket from '@chignon/contract/ticket'
import * as user from '@chignon/contract/user'
import * as video from '@chignon/contract/video'
import * as voiceOver from '@chignon/contract/voice-over'
import * as waitlist from '@chignon/contract/waitlist'
import * as withdrawal from '@chignon/contract/withdrawal'

/** Every contract module that declares schemas or endpoints, for what covers the whole contract: the OpenAPI document and tests. */
export const contractModules: Record<string, unknown>[] = [
  academy,
  accountDeletion,
  auth,
  author,
  base,
  basket,
  billing,
  business,
  caption,
  certificate,
  chat,
  comment,
  commentBase,
  contact,
  course,
  credential,
  dataExport,
  discussion,
  education,
  emailChange,
  emailVerification,
  exam,
  file,
  formFields,
  gallery,
  invoice,
  lesson,
  liveMasterclass,
  livePosition,
  moderation,
  moneyCase,
  mutedPerson,
  newsletter,
  newsletterIssue,
  note,
  notification,
  onlineMasterclass,
  order,
  ownPost,
  passkey,
  password,
  payment,
  picture,
  post,
  primitives,
  problem,
  profile,
  profileVisibility,
  program,
  progress,
  purchase,
  qualification,
  query,
  report,
  response,
  richText,
  search,
  secondFactor,
  session,
  sitemapEntry,
  social,
  socialLink,
  staffExam,
  staffOrder,
  story,
  strand,
  subscription,
  testTill,
  textState,
  ticket,
  user,
  video,
  voiceOver,
  waitlist,
  withdrawal,
]
