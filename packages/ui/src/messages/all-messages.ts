import type { ReactNode } from 'react'
import type { AlertDialogLabels } from '../alert-dialog/alert-dialog.tsx'
import type { AttendeeFormLabels } from '../attendee-form/attendee-form.tsx'
import type { BannerLabels } from '../banner/banner.tsx'
import type { CalendarLabels } from '../calendar/calendar-labels.ts'
import type { CarouselLabels } from '../carousel/carousel.tsx'
import type { CertificateLabels } from '../certificate/certificate.tsx'
import type { ChatWidgetLabels } from '../chat-widget/chat-widget.tsx'
import type { CheckoutStepNames } from '../checkout-stepper/checkout-stepper.tsx'
import type { ComboboxLabels } from '../combobox/combobox.tsx'
import type { CommentThreadLabels } from '../comment-thread/comment-thread.tsx'
import type { CounterLabels } from '../counter/counter.tsx'
import type { DateFieldLabels } from '../date-field/date-field-labels.ts'
import type { DialogLabels } from '../dialog/dialog.tsx'
import type { DrawerLabels } from '../drawer/drawer.tsx'
import type { ExamQuestionLabels } from '../exam-question/exam-question.tsx'
import type { ExamStartDialogLabels } from '../exam-start-dialog/exam-start-dialog.tsx'
import type { ExamSubmitDialogLabels } from '../exam-submit-dialog/exam-submit-dialog.tsx'
import type { FeedFiltersLabels } from '../feed-filters/feed-filters.tsx'
import type { FileDropLabels } from '../file-drop/file-drop.tsx'
import type { GalleryGridLabels } from '../gallery-grid/gallery-grid.tsx'
import type { HeaderLabels } from '../header/header.tsx'
import type { InvoiceRowLabels } from '../invoice-row/invoice-row.tsx'
import type { LessonListLabels } from '../lesson-list/lesson-list.tsx'
import type { MultiComboboxLabels } from '../multi-combobox/multi-combobox.tsx'
import type { OrderPlacedLabels } from '../order-placed/order-placed.tsx'
import type { OrderSummaryLabels } from '../order-summary/order-summary.tsx'
import type { PaginationLabels } from '../pagination/pagination.tsx'
import type { PasswordFieldLabels } from '../password-field/password-field.tsx'
import type { PaymentMethodLabels } from '../payment-method/payment-method.tsx'
import type { PriceLabels } from '../price/price.tsx'
import type { PromoCodeLabels } from '../promo-code/promo-code.tsx'
import type { RangeSliderLabels } from '../range-slider/range-slider.tsx'
import type { ReactionBarLabels } from '../reaction-bar/reaction-bar.tsx'
import type { SearchBoxLabels } from '../search-box/search-box.tsx'
import type { ShareBarLabels } from '../share-bar/share-bar.tsx'
import type { StepperLabels } from '../stepper/stepper.tsx'
import type { StoryViewerLabels } from '../story-viewer/story-viewer.tsx'
import type { ThemeToggleLabels } from '../theme-toggle/theme-toggle.tsx'
import type { TicketCounterLabels } from '../ticket-counter/ticket-counter.tsx'
import type { TicketStubLabels } from '../ticket-stub/ticket-stub.tsx'
import type { ToastLabels } from '../toast/toast.tsx'
import type { VideoPlayerLabels } from '../video-player/video-player-labels.ts'
import type { GivenWords } from './given-words.ts'

/** The texts that components bring, by component and word. */
export type Messages = {
  alertDialog: AlertDialogLabels
  attendeeForm: AttendeeFormLabels
  badgeShelf: { locked: ReactNode }
  banner: BannerLabels
  breadcrumbs: { label: string }
  calendar: CalendarLabels
  carousel: CarouselLabels
  certificate: CertificateLabels
  certificateCard: { locked: string }
  chatWidget: ChatWidgetLabels
  checkoutStepper: CheckoutStepNames & { label: ReactNode }
  combobox: ComboboxLabels
  commentThread: CommentThreadLabels
  counter: CounterLabels
  dateField: DateFieldLabels
  dialog: DialogLabels
  discussionHeader: { closed: ReactNode }
  drawer: DrawerLabels
  examQuestion: ExamQuestionLabels
  examStartDialog: ExamStartDialogLabels
  examSubmitDialog: ExamSubmitDialogLabels
  feedFilters: FeedFiltersLabels
  fileDrop: FileDropLabels
  footer: { social: string }
  galleryGrid: GalleryGridLabels
  header: HeaderLabels
  invoiceRow: InvoiceRowLabels
  lessonList: LessonListLabels
  marquee: { pause: string }
  multiCombobox: MultiComboboxLabels
  orderFailed: { title: ReactNode; assurance: ReactNode }
  orderPlaced: OrderPlacedLabels & { title: ReactNode }
  orderSummary: OrderSummaryLabels & { title: ReactNode }
  pagination: PaginationLabels
  passwordField: PasswordFieldLabels
  paymentMethod: PaymentMethodLabels
  paymentProgress: { title: ReactNode; text: ReactNode; done: ReactNode }
  planCard: { benefits: string }
  price: PriceLabels
  programCard: { courses: string }
  promoCode: PromoCodeLabels
  qualificationCard: { done: string }
  rangeSlider: RangeSliderLabels
  reactionBar: ReactionBarLabels
  searchBox: SearchBoxLabels
  shareBar: ShareBarLabels
  stepper: StepperLabels
  storyCircle: { new: string }
  storyViewer: StoryViewerLabels
  themeToggle: ThemeToggleLabels
  ticketCounter: Omit<TicketCounterLabels, keyof CounterLabels>
  ticketStub: TicketStubLabels & { overline: ReactNode; qrCode: (code: string) => string }
  toast: ToastLabels
  toaster: { label: string }
  userMenu: { label: string }
  videoPlayer: VideoPlayerLabels
}

/** Some of the texts. */
export type PartialMessages = {
  readonly [Component in keyof Messages]?: GivenWords<Messages[Component]> | undefined
}
