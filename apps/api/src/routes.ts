import { accountDeletionRoutes } from './account-deletion/account-deletion.routes.ts'
import { academyRoutes } from './academy/academy.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { baseRoutes } from './base/base.routes.ts'
import { basketRoutes } from './basket/basket.routes.ts'
import { businessRoutes } from './business/business.routes.ts'
import { captionRoutes } from './caption/caption.routes.ts'
import { certificateRoutes } from './certificate/certificate.routes.ts'
import { strandRoutes } from './strand/strand.routes.ts'
import { commentRoutes } from './comment/comment.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { courseRoutes } from './course/course.routes.ts'
import { credentialRoutes } from './credential/credential.routes.ts'
import { dataExportRoutes } from './data-export/data-export.routes.ts'
import { discussionRoutes } from './discussion/discussion.routes.ts'
import { educationRoutes } from './education/education.routes.ts'
import { emailChangeRoutes } from './email-change/email-change.routes.ts'
import { emailVerificationRoutes } from './email-verification/email-verification.routes.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { fileRoutes } from './files/file.routes.ts'
import { galleryRoutes } from './gallery/gallery.routes.ts'
import type { Route } from './http/implement.ts'
import { invoiceRoutes } from './invoice/invoice.routes.ts'
import { lessonRoutes } from './lesson/lesson.routes.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { moneyCaseRoutes } from './money-case/money-case.routes.ts'
import { mutedPersonRoutes } from './muted-person/muted-person.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { newsletterIssueRoutes } from './newsletter-issue/newsletter-issue.routes.ts'
import { noteRoutes } from './note/note.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { livePositionRoutes } from './live/live-position.routes.ts'
import { liveMasterclassRoutes } from './live-masterclass/live-masterclass.routes.ts'
import { onlineMasterclassRoutes } from './online-masterclass/online-masterclass.routes.ts'
import { orderRoutes } from './order/order.routes.ts'
import { ownPostRoutes } from './own-post/own-post.routes.ts'
import { passkeyRoutes } from './passkey/passkey.routes.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { pictureRoutes } from './picture/picture.routes.ts'
import { postRoutes } from './post/post.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { profileVisibilityRoutes } from './profile-visibility/profile-visibility.routes.ts'
import { programRoutes } from './program/program.routes.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { purchaseRoutes } from './purchase/purchase.routes.ts'
import { qualificationRoutes } from './qualification/qualification.routes.ts'
import { reportRoutes } from './report/report.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sitemapEntryRoutes } from './sitemap-entry/sitemap-entry.routes.ts'
import { socialLinkRoutes } from './social-link/social-link.routes.ts'
import { socialRoutes } from './social/social.routes.ts'
import { storyRoutes } from './story/story.routes.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { staffChatRoutes } from './staff-chat/staff-chat.routes.ts'
import { staffExamRoutes } from './staff-exam/staff-exam.routes.ts'
import { staffOrderRoutes } from './staff-order/staff-order.routes.ts'
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts'
import { testTillRoutes } from './payments/test-till.routes.ts'
import { ticketRoutes } from './ticket/ticket.routes.ts'
import { userRoutes } from './user/user.routes.ts'
import { videoRoutes } from './video/video.routes.ts'
import { voiceOverRoutes } from './voice-over/voice-over.routes.ts'
import { waitlistRoutes } from './waitlist/waitlist.routes.ts'

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
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...accountDeletionRoutes,
  ...dataExportRoutes,
  ...baseRoutes,
  ...academyRoutes,
  ...qualificationRoutes,
  ...courseRoutes,
  ...programRoutes,
  ...liveMasterclassRoutes,
  ...livePositionRoutes,
  ...onlineMasterclassRoutes,
  ...searchRoutes,
  ...postRoutes,
  ...ownPostRoutes,
  ...storyRoutes,
  ...discussionRoutes,
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
  ...staffOrderRoutes,
  ...moneyCaseRoutes,
  ...purchaseRoutes,
  ...ticketRoutes,
  ...commentRoutes,
  ...waitlistRoutes,
  ...certificateRoutes,
  ...strandRoutes,
  ...credentialRoutes,
  ...examRoutes,
  ...staffExamRoutes,
  ...videoRoutes,
  ...voiceOverRoutes,
]
