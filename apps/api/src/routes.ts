import { accountantRoutes } from './commerce/accountant/accountant.routes.ts'
import { staffCertificateRoutes } from './learning/staff-certificate/staff-certificate.routes.ts'
import { historyRoutes } from './platform/audit/history.routes.ts'
import { staffPersonRoutes } from './identity/staff-person/staff-person.routes.ts'
import { personPurchaseRoutes } from './commerce/person-purchase/person-purchase.routes.ts'
import { personContactRoutes } from './community/person-contact/person-contact.routes.ts'
import { accessGrantRoutes } from './learning/access-grant/access-grant.routes.ts'
import { accountDeletionRoutes } from './identity/account-deletion/account-deletion.routes.ts'
import { academyRoutes } from './catalogue/academy/academy.routes.ts'
import { authRoutes } from './identity/auth/auth.routes.ts'
import { bankStatementRoutes } from './commerce/bank-statement/bank-statement.routes.ts'
import { baseRoutes } from './catalogue/base-data/base-data.routes.ts'
import { baseListRoutes } from './catalogue/base-list/base-list.routes.ts'
import { basketRoutes } from './commerce/basket/basket.routes.ts'
import { businessRoutes } from './identity/business/business.routes.ts'
import { captionRoutes } from './learning/caption/caption.routes.ts'
import { certificateRoutes } from './learning/certificate/certificate.routes.ts'
import { strandRoutes } from './learning/strand/strand.routes.ts'
import { commentRoutes } from './community/comment/comment.routes.ts'
import { chatRoutes } from './community/chat/chat.routes.ts'
import { contactRoutes } from './community/contact/contact.routes.ts'
import { courseDocumentRoutes } from './catalogue/course-document/course-document.routes.ts'
import { courseRoutes } from './catalogue/course/course.routes.ts'
import { credentialRoutes } from './learning/credential/credential.routes.ts'
import { dataExportRoutes } from './identity/data-export/data-export.routes.ts'
import { discussionRoutes } from './community/discussion/discussion.routes.ts'
import { educationRoutes } from './learning/education/education.routes.ts'
import { emailChangeRoutes } from './identity/email-change/email-change.routes.ts'
import { emailVerificationRoutes } from './identity/email-verification/email-verification.routes.ts'
import { examRoutes } from './learning/exam/exam.routes.ts'
import { fileRoutes } from './platform/files/file.routes.ts'
import { galleryRoutes } from './identity/gallery/gallery.routes.ts'
import type { Route } from './platform/http/implement.ts'
import { invoiceRoutes } from './commerce/invoice/invoice.routes.ts'
import { lessonRoutes } from './learning/playable-lesson/lesson.routes.ts'
import { moderationRoutes } from './community/moderation-case/moderation.routes.ts'
import { moneyCaseRoutes } from './commerce/money-case/money-case.routes.ts'
import { mutedPersonRoutes } from './community/muted-person/muted-person.routes.ts'
import { newsletterRoutes } from './community/newsletter/newsletter.routes.ts'
import { newsletterIssueRoutes } from './community/newsletter-issue/newsletter-issue.routes.ts'
import { noteRoutes } from './learning/note/note.routes.ts'
import { notificationRoutes } from './platform/notification/notification.routes.ts'
import { livePositionRoutes } from './platform/live/live-position.routes.ts'
import { liveMasterclassRoutes } from './catalogue/live-masterclass/live-masterclass.routes.ts'
import { onlineMasterclassRoutes } from './catalogue/online-masterclass/online-masterclass.routes.ts'
import { orderRoutes } from './commerce/checkout/order.routes.ts'
import { ownPostRoutes } from './community/own-post/own-post.routes.ts'
import { passkeyRoutes } from './identity/passkey/passkey.routes.ts'
import { passwordRoutes } from './identity/password/password.routes.ts'
import { pictureRoutes } from './platform/picture/picture.routes.ts'
import { previewRoutes } from './catalogue/preview/preview.routes.ts'
import { postRoutes } from './community/post/post.routes.ts'
import { profileRoutes } from './identity/profile/profile.routes.ts'
import { profileVisibilityRoutes } from './identity/profile-visibility/profile-visibility.routes.ts'
import { programDocumentRoutes } from './catalogue/program-document/program-document.routes.ts'
import { programRoutes } from './catalogue/program/program.routes.ts'
import { progressRoutes } from './learning/progress/progress.routes.ts'
import { purchaseRoutes } from './commerce/purchase/purchase.routes.ts'
import { qualificationRoutes } from './catalogue/qualification/qualification.routes.ts'
import { pushRoutes } from './platform/push/push.routes.ts'
import { reportRoutes } from './community/report/report.routes.ts'
import { searchRoutes } from './catalogue/search/search.routes.ts'
import { secondFactorRoutes } from './identity/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './identity/session/session.routes.ts'
import { sitemapEntryRoutes } from './catalogue/sitemap-entry/sitemap-entry.routes.ts'
import { roleRoutes } from './identity/role/role.routes.ts'
import { stepUpRoutes } from './identity/step-up/step-up.routes.ts'
import { socialLinkRoutes } from './identity/social-link/social-link.routes.ts'
import { socialRoutes } from './identity/social-sign-in/social.routes.ts'
import { storyRoutes } from './community/story/story.routes.ts'
import { subscriptionRoutes } from './commerce/subscription-change/subscription.routes.ts'
import { paymentRoutes } from './commerce/checkout/payment.routes.ts'
import { staffContactRoutes } from './community/staff-contact/staff-contact.routes.ts'
import { staffCatalogueRoutes } from './catalogue/staff-catalogue/staff-catalogue.routes.ts'
import { staffChatRoutes } from './community/staff-chat/staff-chat.routes.ts'
import { staffEventRoutes } from './commerce/staff-event/staff-event.routes.ts'
import { examTextRoutes } from './learning/exam-text/exam-text.routes.ts'
import { staffExamRoutes } from './learning/staff-exam/staff-exam.routes.ts'
import { staffWithdrawalRoutes } from './commerce/withdrawal/staff-withdrawal.routes.ts'
import { salesRoutes } from './commerce/sales/sales.routes.ts'
import { staffOrderRoutes } from './commerce/staff-order/staff-order.routes.ts'
import { staffPromoCodeRoutes } from './commerce/staff-promo-code/staff-promo-code.routes.ts'
import { staffTicketRoutes } from './commerce/staff-ticket/staff-ticket.routes.ts'
import { staffWaitlistRoutes } from './commerce/staff-waitlist/staff-waitlist.routes.ts'
import { withdrawalRoutes } from './commerce/withdrawal/withdrawal.routes.ts'
import { testTillRoutes } from './platform/payment-provider/test-till.routes.ts'
import { ticketRoutes } from './commerce/ticket/ticket.routes.ts'
import { timeZoneRoutes } from './identity/user/time-zone.routes.ts'
import { userRoutes } from './identity/account/user.routes.ts'
import { todayRoutes } from './studio/today.routes.ts'
import { videoRoutes } from './learning/video/video.routes.ts'
import { voiceOverRoutes } from './learning/voice-over/voice-over.routes.ts'
import { waitlistRoutes } from './commerce/waitlist/waitlist.routes.ts'

/** Every call of the API. */
export const routes: Route[] = [
  ...authRoutes,
  ...passwordRoutes,
  ...emailChangeRoutes,
  ...emailVerificationRoutes,
  ...contactRoutes,
  ...newsletterRoutes,
  ...newsletterIssueRoutes,
  ...socialRoutes,
  ...userRoutes,
  ...timeZoneRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...stepUpRoutes,
  ...roleRoutes,
  ...passkeyRoutes,
  ...accountDeletionRoutes,
  ...dataExportRoutes,
  ...baseRoutes,
  ...baseListRoutes,
  ...academyRoutes,
  ...qualificationRoutes,
  ...courseRoutes,
  ...courseDocumentRoutes,
  ...previewRoutes,
  ...staffCatalogueRoutes,
  ...programRoutes,
  ...programDocumentRoutes,
  ...liveMasterclassRoutes,
  ...livePositionRoutes,
  ...onlineMasterclassRoutes,
  ...searchRoutes,
  ...postRoutes,
  ...ownPostRoutes,
  ...storyRoutes,
  ...discussionRoutes,
  ...pushRoutes,
  ...reportRoutes,
  ...mutedPersonRoutes,
  ...moderationRoutes,
  ...captionRoutes,
  ...educationRoutes,
  ...lessonRoutes,
  ...progressRoutes,
  ...noteRoutes,
  ...notificationRoutes,
  ...chatRoutes,
  ...staffContactRoutes,
  ...staffChatRoutes,
  ...subscriptionRoutes,
  ...profileRoutes,
  ...profileVisibilityRoutes,
  ...galleryRoutes,
  ...fileRoutes,
  ...pictureRoutes,
  ...invoiceRoutes,
  ...socialLinkRoutes,
  ...businessRoutes,
  ...basketRoutes,
  ...orderRoutes,
  ...sitemapEntryRoutes,
  ...paymentRoutes,
  ...testTillRoutes,
  ...withdrawalRoutes,
  ...salesRoutes,
  ...staffOrderRoutes,
  ...staffEventRoutes,
  ...staffPromoCodeRoutes,
  ...staffTicketRoutes,
  ...staffWaitlistRoutes,
  ...staffWithdrawalRoutes,
  ...moneyCaseRoutes,
  ...bankStatementRoutes,
  ...accountantRoutes,
  ...purchaseRoutes,
  ...ticketRoutes,
  ...todayRoutes,
  ...historyRoutes,
  ...staffPersonRoutes,
  ...accessGrantRoutes,
  ...personPurchaseRoutes,
  ...personContactRoutes,
  ...commentRoutes,
  ...waitlistRoutes,
  ...certificateRoutes,
  ...staffCertificateRoutes,
  ...strandRoutes,
  ...credentialRoutes,
  ...examRoutes,
  ...staffExamRoutes,
  ...examTextRoutes,
  ...videoRoutes,
  ...voiceOverRoutes,
]
