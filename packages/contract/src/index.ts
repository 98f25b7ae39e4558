export { done, many, one, pagination, type Pagination } from './answer.ts'
export {
  authEndpoints,
  loginForm,
  registerForm,
  shortestPassword,
  type LoginForm,
  type RegisterForm,
} from './auth.ts'
export {
  baseEndpoints,
  country,
  educationCategory,
  type Country,
  type EducationCategory,
} from './base.ts'
export { clientHeader, webClientId } from './client-header.ts'
export {
  course,
  courseCard,
  courseEndpoints,
  level,
  type Course,
  type CourseCard,
  type Level,
} from './course.ts'
export type {
  Audience,
  Endpoint,
  EndpointArguments,
  EndpointInput,
  EndpointResponse,
  Endpoints,
  Method,
  Nothing,
} from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { lesson, type Lesson } from './lesson.ts'
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
  author,
  post,
  postEndpoints,
  postResource,
  postType,
  type Author,
  type Post,
  type PostType,
} from './post.ts'
export { problem, problemCodes, type Problem, type ProblemCode } from './problem.ts'
export {
  program,
  programCard,
  programEndpoints,
  type Program,
  type ProgramCard,
} from './program.ts'
export { qualification, qualificationEndpoints, type Qualification } from './qualification.ts'
export { idOrSlug, longestSearch, mostPerPage, paging, search } from './query.ts'
export { story, storyCategory, storyEndpoints, type Story, type StoryCategory } from './story.ts'
export {
  cents,
  currency,
  id,
  moment,
  named,
  offer,
  previewUrl,
  seconds,
  slug,
  type Named,
} from './thing.ts'
export {
  gender,
  role,
  user,
  userEndpoints,
  userInfo,
  type Gender,
  type Role,
  type User,
  type UserInfo,
} from './user.ts'
