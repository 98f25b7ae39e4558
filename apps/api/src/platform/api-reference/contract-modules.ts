import * as staffCatalogue from '@chignon/contract/catalogue/staff-catalogue'
import * as staffCertificate from '@chignon/contract/learning/staff-certificate'
import * as history from '@chignon/contract/platform/history'
import * as accessGrant from '@chignon/contract/learning/access-grant'
import * as personContact from '@chignon/contract/community/person-contact'
import * as personPurchase from '@chignon/contract/commerce/person-purchase'
import * as staffPerson from '@chignon/contract/identity/staff-person'
import * as academy from '@chignon/contract/catalogue/academy'
import * as accountant from '@chignon/contract/commerce/accountant'
import * as accountDeletion from '@chignon/contract/identity/account-deletion'
import * as auth from '@chignon/contract/identity/auth'
import * as author from '@chignon/contract/platform/author'
import * as award from '@chignon/contract/identity/award'
import * as bankStatement from '@chignon/contract/commerce/bank-statement'
import * as base from '@chignon/contract/catalogue/base-data'
import * as baseList from '@chignon/contract/catalogue/base-list'
import * as basket from '@chignon/contract/commerce/basket'
import * as billing from '@chignon/contract/commerce/billing'
import * as business from '@chignon/contract/identity/business'
import * as caption from '@chignon/contract/learning/caption'
import * as certificate from '@chignon/contract/learning/certificate'
import * as chat from '@chignon/contract/community/chat'
import * as comment from '@chignon/contract/community/comment'
import * as commentBase from '@chignon/contract/community/comment-base'
import * as contact from '@chignon/contract/community/contact'
import * as course from '@chignon/contract/catalogue/course'
import * as courseDocument from '@chignon/contract/catalogue/course-document'
import * as credential from '@chignon/contract/learning/credential'
import * as dataExport from '@chignon/contract/identity/data-export'
import * as discussion from '@chignon/contract/community/discussion'
import * as document from '@chignon/contract/platform/document'
import * as education from '@chignon/contract/learning/education'
import * as emailChange from '@chignon/contract/identity/email-change'
import * as emailVerification from '@chignon/contract/identity/email-verification'
import * as exam from '@chignon/contract/learning/exam'
import * as file from '@chignon/contract/platform/file'
import * as formFields from '@chignon/contract/identity/form-fields'
import * as gallery from '@chignon/contract/identity/gallery'
import * as invoice from '@chignon/contract/commerce/invoice'
import * as lesson from '@chignon/contract/catalogue/lesson'
import * as liveMasterclass from '@chignon/contract/catalogue/live-masterclass'
import * as livePosition from '@chignon/contract/platform/live-position'
import * as listedWord from '@chignon/contract/community/listed-word'
import * as moderation from '@chignon/contract/community/moderation'
import * as refund from '@chignon/contract/commerce/refund'
import * as suspension from '@chignon/contract/community/suspension'
import * as moneyCase from '@chignon/contract/commerce/money-case'
import * as mutedPerson from '@chignon/contract/community/muted-person'
import * as newsletter from '@chignon/contract/community/newsletter'
import * as newsletterIssue from '@chignon/contract/community/newsletter-issue'
import * as note from '@chignon/contract/learning/note'
import * as notification from '@chignon/contract/platform/notification'
import * as onlineMasterclass from '@chignon/contract/catalogue/online-masterclass'
import * as order from '@chignon/contract/commerce/order'
import * as orderHistory from '@chignon/contract/commerce/order-history'
import * as ownPost from '@chignon/contract/community/own-post'
import * as passkey from '@chignon/contract/identity/passkey'
import * as password from '@chignon/contract/identity/password'
import * as payment from '@chignon/contract/commerce/payment'
import * as picture from '@chignon/contract/platform/picture'
import * as playableLesson from '@chignon/contract/learning/playable-lesson'
import * as post from '@chignon/contract/community/post'
import * as preview from '@chignon/contract/catalogue/preview'
import * as primitives from '@chignon/contract/platform/primitives'
import * as problem from '@chignon/contract/platform/problem'
import * as profile from '@chignon/contract/identity/profile'
import * as profileVisibility from '@chignon/contract/identity/profile-visibility'
import * as programDocument from '@chignon/contract/catalogue/program-document'
import * as program from '@chignon/contract/catalogue/program'
import * as progress from '@chignon/contract/learning/progress'
import * as purchase from '@chignon/contract/commerce/purchase'
import * as qualification from '@chignon/contract/catalogue/qualification'
import * as push from '@chignon/contract/platform/push'
import * as query from '@chignon/contract/platform/query'
import * as report from '@chignon/contract/community/report'
import * as response from '@chignon/contract/platform/response'
import * as richText from '@chignon/contract/platform/rich-text'
import * as sales from '@chignon/contract/commerce/sales'
import * as search from '@chignon/contract/catalogue/search'
import * as secondFactor from '@chignon/contract/identity/second-factor'
import * as session from '@chignon/contract/identity/session'
import * as sitemapEntry from '@chignon/contract/catalogue/sitemap-entry'
import * as social from '@chignon/contract/identity/social'
import * as socialLink from '@chignon/contract/identity/social-link'
import * as staffEvent from '@chignon/contract/commerce/staff-event'
import * as examText from '@chignon/contract/learning/exam-text'
import * as staffChat from '@chignon/contract/community/staff-chat'
import * as staffContact from '@chignon/contract/community/staff-contact'
import * as staffExam from '@chignon/contract/learning/staff-exam'
import * as staffOrder from '@chignon/contract/commerce/staff-order'
import * as staffPromoCode from '@chignon/contract/commerce/staff-promo-code'
import * as staffRole from '@chignon/contract/identity/staff-role'
import * as staffTicket from '@chignon/contract/commerce/staff-ticket'
import * as staffWaitlist from '@chignon/contract/commerce/staff-waitlist'
import * as stepUp from '@chignon/contract/identity/step-up'
import * as story from '@chignon/contract/community/story'
import * as strand from '@chignon/contract/learning/strand'
import * as subscription from '@chignon/contract/commerce/subscription'
import * as testTill from '@chignon/contract/commerce/test-till'
import * as textState from '@chignon/contract/community/text-state'
import * as ticket from '@chignon/contract/commerce/ticket'
import * as timeZone from '@chignon/contract/identity/time-zone'
import * as today from '@chignon/contract/platform/today'
import * as user from '@chignon/contract/identity/user'
import * as video from '@chignon/contract/learning/video'
import * as voiceOver from '@chignon/contract/learning/voice-over'
import * as waitlist from '@chignon/contract/commerce/waitlist'
import * as withdrawal from '@chignon/contract/commerce/withdrawal'

/** Every contract module that declares schemas or endpoints, for what covers the whole contract: the OpenAPI document and tests. */
export const contractModules: Record<string, unknown>[] = [
  academy,
  accountant,
  accessGrant,
  accountDeletion,
  auth,
  author,
  award,
  bankStatement,
  base,
  baseList,
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
  courseDocument,
  credential,
  dataExport,
  discussion,
  document,
  education,
  emailChange,
  emailVerification,
  exam,
  file,
  formFields,
  gallery,
  history,
  invoice,
  lesson,
  listedWord,
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
  orderHistory,
  ownPost,
  passkey,
  password,
  payment,
  personContact,
  personPurchase,
  picture,
  playableLesson,
  post,
  preview,
  primitives,
  problem,
  profile,
  profileVisibility,
  programDocument,
  program,
  progress,
  purchase,
  qualification,
  push,
  query,
  refund,
  report,
  response,
  richText,
  sales,
  search,
  secondFactor,
  session,
  sitemapEntry,
  social,
  socialLink,
  staffCatalogue,
  staffEvent,
  staffChat,
  staffContact,
  staffExam,
  examText,
  staffOrder,
  staffCertificate,
  staffPerson,
  staffPromoCode,
  staffRole,
  staffTicket,
  staffWaitlist,
  stepUp,
  story,
  strand,
  subscription,
  suspension,
  testTill,
  textState,
  ticket,
  timeZone,
  today,
  user,
  video,
  voiceOver,
  waitlist,
  withdrawal,
]
