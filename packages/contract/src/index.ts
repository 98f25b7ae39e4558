export { done, many, one, pagination, type Pagination } from './answer.ts'
export { authEndpoints, loginForm, registerForm, type LoginForm, type RegisterForm } from './auth.ts'
export { baseEndpoints, country, educationCategory, type Country, type EducationCategory } from './base.ts'
export { business, businessEndpoints, businessForm, type Business, type BusinessForm } from './business.ts'
export { caption, captionEndpoints, type Caption } from './caption.ts'
export { clientHeader, webClientId } from './client-header.ts'
export { contactEndpoints, contactForm, type ContactForm } from './contact.ts'
export {
  course,
  courseCard,
  courseEndpoints,
  level,
  type Course,
  type CourseCard,
  type Level,
} from './course.ts'
export {
  discussion,
  discussionEndpoints,
  discussionType,
  type Discussion,
  type DiscussionType,
} from './discussion.ts'
export {
  educationEndpoints,
  followedCourse,
  followedCourseCard,
  followedLesson,
  followedOnlineMasterclass,
  followedOnlineMasterclassCard,
  followedProgram,
  followedProgramCard,
  type FollowedCourse,
  type FollowedCourseCard,
  type FollowedLesson,
  type FollowedOnlineMasterclass,
  type FollowedOnlineMasterclassCard,
  type FollowedProgram,
  type FollowedProgramCard,
} from './education.ts'
export { emailVerificationEndpoints } from './email-verification.ts'
export type {
  Audience,
  Encoding,
  Endpoint,
  EndpointArguments,
  EndpointInput,
  EndpointResponse,
  Endpoints,
  Method,
  Nothing,
} from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export {
  exam,
  examAnswer,
  examEndpoints,
  examQuestion,
  examQuestionType,
  examState,
  type Exam,
  type ExamAnswer,
  type ExamQuestion,
  type ExamState,
} from './exam.ts'
export { galleryEndpoints, galleryPicture, type GalleryPicture } from './gallery.ts'
export { lesson, type Lesson } from './lesson.ts'
export { shortestPassword } from './limits.ts'
export {
  agendaItem,
  educator,
  eventStatus,
  liveMasterclass,
  liveMasterclassCard,
  liveMasterclassEndpoints,
  ticketPackage,
  ticketType,
  venue,
  type AgendaItem,
  type Educator,
  type EventStatus,
  type LiveMasterclass,
  type LiveMasterclassCard,
  type TicketPackage,
  type TicketType,
  type Venue,
} from './live-masterclass.ts'
export { directionOf, fallbackLocale, isLocale, locales, type Locale } from './locale.ts'
export {
  onlineMasterclass,
  onlineMasterclassCard,
  onlineMasterclassEndpoints,
  type OnlineMasterclass,
  type OnlineMasterclassCard,
} from './online-masterclass.ts'
export {
  forgotPasswordForm,
  passwordEndpoints,
  resetPasswordForm,
  type ForgotPasswordForm,
  type ResetPasswordForm,
} from './password.ts'
export { author, type Author } from './person.ts'
export {
  comment,
  post,
  postEndpoints,
  postResource,
  postType,
  postWithComments,
  type Comment,
  type Post,
  type PostType,
  type PostWithComments,
} from './post.ts'
export { problem, problemCodes, type Problem, type ProblemCode } from './problem.ts'
export {
  badge,
  certificate,
  profileEndpoints,
  publicProfile,
  publicUser,
  teacher,
  type Badge,
  type Certificate,
  type PublicProfile,
  type PublicUser,
  type Teacher,
} from './profile.ts'
export { program, programCard, programEndpoints, type Program, type ProgramCard } from './program.ts'
export {
  publication,
  publicationEndpoints,
  publicationType,
  type Publication,
  type PublicationType,
} from './publication.ts'
export { purchase, purchaseEndpoints, ticket, type Purchase, type Ticket } from './purchase.ts'
export { qualification, qualificationEndpoints, type Qualification } from './qualification.ts'
export { idOrSlug, longestSearch, mostPerPage, paging, search } from './query.ts'
export { remark, type Remark } from './remark.ts'
export {
  isSocialProvider,
  socialAttempt,
  socialBeginForm,
  socialEndpoints,
  socialExchangeForm,
  socialOffer,
  socialProvider,
  socialProviders,
  type SocialAttempt,
  type SocialExchangeForm,
  type SocialOffer,
  type SocialProvider,
} from './social.ts'
export {
  courseHit,
  liveMasterclassHit,
  mark,
  mostCounted,
  mostSuggested,
  onlineMasterclassHit,
  programHit,
  searchCounts,
  searchedText,
  searchEndpoints,
  searchHit,
  searchType,
  suggestion,
  type Mark,
  type SearchCounts,
  type SearchedText,
  type SearchHit,
  type SearchType,
  type Suggestion,
} from './search.ts'
export {
  socialLink,
  socialLinkEndpoints,
  socialLinkForm,
  type SocialLink,
  type SocialLinkForm,
} from './social-link.ts'
export { story, storyCategory, storyEndpoints, type Story, type StoryCategory } from './story.ts'
export {
  subscriptionEndpoints,
  subscriptionInterval,
  subscriptionPlan,
  type SubscriptionInterval,
  type SubscriptionPlan,
} from './subscription.ts'
export { cents, currency, id, moment, named, offer, previewUrl, seconds, slug, type Named } from './thing.ts'
export {
  changePasswordForm,
  gender,
  profile,
  profileForm,
  role,
  user,
  userEndpoints,
  userForm,
  userInfo,
  type ChangePasswordForm,
  type Gender,
  type Profile,
  type ProfileForm,
  type Role,
  type User,
  type UserForm,
  type UserInfo,
} from './user.ts'
