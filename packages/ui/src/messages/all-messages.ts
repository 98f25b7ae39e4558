import type { ReactNode } from 'react'
import type { AlertDialogLabels } from '../alert-dialog/alert-dialog.tsx'
import type { AppShellLabels } from '../app-shell/app-shell.tsx'
import type { AttendeeFormLabels } from '../attendee-form/attendee-form.tsx'
import type { AvatarGroupLabels } from '../avatar-group/avatar-group.tsx'
import type { BadgeShelfLabels } from '../badge-shelf/badge-shelf.tsx'
import type { BannerLabels } from '../banner/banner.tsx'
import type { BeforeAfterLabels } from '../before-after/before-after.tsx'
import type { CalendarLabels } from '../calendar/calendar-labels.ts'
import type { CarouselLabels } from '../carousel/carousel.tsx'
import type { CertificateCardLabels } from '../certificate-card/certificate-card.tsx'
import type { CertificateLabels } from '../certificate/certificate.tsx'
import type { ChatWidgetLabels } from '../chat-widget/chat-widget.tsx'
import type { CheckoutStepperLabels } from '../checkout-stepper/checkout-stepper.tsx'
import type { ComboboxLabels } from '../combobox/combobox.tsx'
import type { CommandPaletteLabels } from '../command-palette/command-palette-labels.ts'
import type { CommentThreadLabels } from '../comment-thread/comment-thread.tsx'
import type { CopyButtonLabels } from '../copy-button/copy-button.tsx'
import type { CounterLabels } from '../counter/counter.tsx'
import type { DataTableLabels } from '../data-table/data-table.tsx'
import type { DateFieldLabels } from '../date-field/date-field-labels.ts'
import type { DateRangeLabels } from '../date-range/date-range.tsx'
import type { DialogLabels } from '../dialog/dialog.tsx'
import type { DiscussionHeaderLabels } from '../discussion-header/discussion-header.tsx'
import type { DrawingLayerLabels } from '../drawing-layer/drawing-layer-labels.ts'
import type { DrawerLabels } from '../drawer/drawer.tsx'
import type { ExamOverviewLabels } from '../exam-overview/exam-overview.tsx'
import type { ExamQuestionLabels } from '../exam-question/exam-question.tsx'
import type { ExamStartDialogLabels } from '../exam-start-dialog/exam-start-dialog.tsx'
import type { ExamSubmitDialogLabels } from '../exam-submit-dialog/exam-submit-dialog.tsx'
import type { FeedFiltersLabels } from '../feed-filters/feed-filters.tsx'
import type { FileDropLabels } from '../file-drop/file-drop.tsx'
import type { FooterLabels } from '../footer/footer.tsx'
import type { FormErrorSummaryLabels } from '../form-error-summary/form-error-summary.tsx'
import type { GalleryGridLabels } from '../gallery-grid/gallery-grid.tsx'
import type { HeaderLabels } from '../header/header.tsx'
import type { InvoiceRowLabels } from '../invoice-row/invoice-row.tsx'
import type { KbdLabels } from '../kbd/kbd.tsx'
import type { LessonListLabels } from '../lesson-list/lesson-list.tsx'
import type { LocaleTabsLabels } from '../locale-tabs/locale-tabs.tsx'
import type { MarqueeLabels } from '../marquee/marquee.tsx'
import type { MultiComboboxLabels } from '../multi-combobox/multi-combobox.tsx'
import type { NumberFieldLabels } from '../number-field/number-field.tsx'
import type { OrderPlacedLabels } from '../order-placed/order-placed.tsx'
import type { OrderSummaryLabels } from '../order-summary/order-summary.tsx'
import type { PaginationLabels } from '../pagination/pagination.tsx'
import type { PasswordFieldLabels } from '../password-field/password-field.tsx'
import type { PaymentMethodLabels } from '../payment-method/payment-method.tsx'
import type { PaymentProgressLabels } from '../payment-progress/payment-progress.tsx'
import type { PlanCardLabels } from '../plan-card/plan-card.tsx'
import type { PriceLabels } from '../price/price.tsx'
import type { ProgramCardLabels } from '../program-card/program-card.tsx'
import type { PromoCodeLabels } from '../promo-code/promo-code.tsx'
import type { QualificationCardLabels } from '../qualification-card/qualification-card.tsx'
import type { RangeSliderLabels } from '../range-slider/range-slider.tsx'
import type { ReactionBarLabels } from '../reaction-bar/reaction-bar.tsx'
import type { ReorderListLabels } from '../reorder-list/reorder-list.tsx'
import type { SearchBoxLabels } from '../search-box/search-box.tsx'
import type { ShareBarLabels } from '../share-bar/share-bar.tsx'
import type { SplitViewLabels } from '../split-view/split-view.tsx'
import type { StatTileLabels } from '../stat-tile/stat-tile.tsx'
import type { StepperLabels } from '../stepper/stepper.tsx'
import type { StoryCircleLabels } from '../story-circle/story-circle.tsx'
import type { StoryViewerLabels } from '../story-viewer/story-viewer.tsx'
import type { ThemeToggleLabels } from '../theme-toggle/theme-toggle.tsx'
import type { TicketCounterLabels } from '../ticket-counter/ticket-counter.tsx'
import type { TicketStubLabels } from '../ticket-stub/ticket-stub.tsx'
import type { ToastLabels } from '../toast/toast.tsx'
import type { VideoPlayerLabels } from '../video-player/video-player-labels.ts'
import type { TextOverrides } from './text-overrides.ts'

/** The texts of all components, by component and word. */
export type Messages = {
  alertDialog: AlertDialogLabels
  appShell: AppShellLabels
  attendeeForm: AttendeeFormLabels
  avatarGroup: AvatarGroupLabels
  badgeShelf: BadgeShelfLabels
  banner: BannerLabels
  beforeAfter: BeforeAfterLabels
  breadcrumbs: { label: string }
  calendar: CalendarLabels
  carousel: CarouselLabels
  certificate: CertificateLabels
  certificateCard: CertificateCardLabels
  chatWidget: ChatWidgetLabels
  checkoutStepper: CheckoutStepperLabels & { label: ReactNode }
  combobox: ComboboxLabels
  commandPalette: CommandPaletteLabels
  commentThread: CommentThreadLabels
  copyButton: CopyButtonLabels
  counter: CounterLabels
  dataTable: DataTableLabels
  dateField: DateFieldLabels
  dateRange: DateRangeLabels
  dialog: DialogLabels
  discussionHeader: DiscussionHeaderLabels
  drawer: DrawerLabels
  drawingLayer: DrawingLayerLabels
  examOverview: ExamOverviewLabels
  examQuestion: ExamQuestionLabels
  examStartDialog: ExamStartDialogLabels
  examSubmitDialog: ExamSubmitDialogLabels
  feedFilters: FeedFiltersLabels
  fileDrop: FileDropLabels
  footer: FooterLabels
  formErrorSummary: FormErrorSummaryLabels
  galleryGrid: GalleryGridLabels
  header: HeaderLabels
  invoiceRow: InvoiceRowLabels
  kbd: KbdLabels
  lessonList: LessonListLabels
  localeTabs: LocaleTabsLabels
  marquee: MarqueeLabels
  multiCombobox: MultiComboboxLabels
  orderFailed: { title: ReactNode; assurance: ReactNode }
  numberField: NumberFieldLabels
  orderPlaced: OrderPlacedLabels & { title: ReactNode }
  orderSummary: OrderSummaryLabels & { title: ReactNode }
  pagination: PaginationLabels
  passwordField: PasswordFieldLabels
  paymentMethod: PaymentMethodLabels
  paymentProgress: PaymentProgressLabels & { title: ReactNode; text: ReactNode }
  planCard: PlanCardLabels
  price: PriceLabels
  programCard: ProgramCardLabels
  promoCode: PromoCodeLabels
  qualificationCard: QualificationCardLabels
  rangeSlider: RangeSliderLabels
  reactionBar: ReactionBarLabels
  reorderList: ReorderListLabels
  searchBox: SearchBoxLabels
  shareBar: ShareBarLabels
  splitView: SplitViewLabels
  stepper: StepperLabels
  statTile: StatTileLabels
  storyCircle: StoryCircleLabels
  storyViewer: StoryViewerLabels
  themeToggle: ThemeToggleLabels
  ticketCounter: Omit<TicketCounterLabels, keyof CounterLabels>
  ticketStub: TicketStubLabels
  toast: ToastLabels
  toaster: { label: string }
  userMenu: { label: string }
  videoPlayer: VideoPlayerLabels
}

/** The texts of all components in one language, with its language tag. */
export type MessagePack = Messages & { locale: string }

/** Some of the texts. */
export type PartialMessages = {
  readonly [Component in keyof Messages]?: TextOverrides<Messages[Component]> | undefined
}
