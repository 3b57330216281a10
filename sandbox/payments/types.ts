/** In the wire's words. Times are Unix seconds, amounts whole minor units. */
export type Metadata = Record<string, string>;
type Kept = { id: string; created: number };

export type Customer = Kept & {
  deleted: boolean;
  email: string | null;
  name: string | null;
  business_name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Metadata;
  /** Below zero: a credit for the next invoices. */
  balance: number;
  currency: string | null;
  delinquent: boolean;
  default_payment_method: string | null;
  invoice_prefix: string;
  next_invoice_sequence: number;
};

export type PaymentMethod = Kept & {
  customer: string | null;
  /** A test card's number determines its behavior. */
  number: string;
  exp_month: number;
  exp_year: number;
  cvc_check: 'pass' | 'unchecked' | null;
  billing_details: { name: string | null; email: string | null };
  metadata: Metadata;
  /** Set up with 3-D Secure. */
  authenticated: boolean;
  /** Detached: can't be attached again. */
  spent: boolean;
};

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } }
  | {
      type: 'use_stripe_sdk';
      use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string };
    };

export type SetupIntent = Kept & {
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  usage: 'off_session' | 'on_session';
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  next_action: NextAction | null;
  last_setup_error: object | null;
  cancellation_reason: string | null;
  automatic: boolean;
  description: string | null;
  metadata: Metadata;
};

export type Product = Kept & {
  deleted: boolean;
  active: boolean;
  name: string;
  description: string | null;
  default_price: string | null;
  metadata: Metadata;
  updated: number;
};

export type Interval = { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number };
export type Price = Kept & {
  active: boolean;
  currency: string;
  unit_amount: number;
  product: string;
  nickname: string | null;
  lookup_key: string | null;
  recurring: Interval | null;
  metadata: Metadata;
};

export type Item = Kept & { price: string; quantity: number; metadata: Metadata };
export type Period = { start: number; end: number };
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid';
/** Takes effect once its invoice is paid. */
export type PendingUpdate = {
  expires_at: number;
  items: Item[];
  invoice: string;
  /** The earlier pending invoice items and latest invoice, which return if the change is dropped. */
  waited: InvoiceItem[];
  latest_invoice: string | null;
};
export type Subscription = Kept & {
  customer: string;
  status: SubscriptionStatus;
  currency: string;
  items: Item[];
  /** All items share it. */
  period: Period;
  billing_cycle_anchor: number;
  billing_mode: 'classic' | 'flexible';
  default_payment_method: string | null;
  latest_invoice: string | null;
  pending_setup_intent: string | null;
  pending_update: PendingUpdate | null;
  trial_start: number | null;
  trial_end: number | null;
  /** `customer.subscription.trial_will_end` has gone out for this end. */
  trial_noticed: boolean;
  missing_payment_method: 'create_invoice' | 'cancel';
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
  ended_at: number | null;
  description: string | null;
  metadata: Metadata;
};

export type Line = {
  id: string;
  amount: number;
  description: string;
  period: Period;
  price: string;
  unit_amount: number;
  quantity: number;
  item: string;
  proration: boolean;
  /** The invoice item of this line, for prorations. */
  invoice_item: string | null;
};
export type InvoiceItem = Kept & {
  customer: string;
  subscription: string;
  line: Omit<Line, 'id' | 'invoice_item'>;
};

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';
export type Invoice = Kept & {
  customer: string;
  subscription: string;
  number: string | null;
  /** Opens its hosted page. */
  secret: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  currency: string;
  lines: Line[];
  total: number;
  starting_balance: number;
  ending_balance: number | null;
  amount_due: number;
  amount_paid: number;
  billing_reason: BillingReason;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatically_finalizes_at: number | null;
  next_payment_attempt: number | null;
  period: Period;
  payment_intent: string | null;
  paid_out_of_band: boolean;
  customer_email: string | null;
  customer_name: string | null;
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
};

export type PaymentIntent = Kept & {
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  invoice: string;
  payment_method: string | null;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  next_action: NextAction | null;
  last_payment_error: object | null;
  latest_charge: string | null;
  canceled_at: number | null;
};

export type Event = Kept & {
  type: string;
  data: { object: object; previous_attributes?: object };
  api_version: string;
  request: { id: string | null; idempotency_key: string | null } | null;
};

export type Endpoint = Kept & {
  /** Null: the account's own. */
  api_version: string | null;
  url: string;
  enabled_events: string[];
  secret: string;
  status: 'enabled' | 'disabled';
  metadata: Metadata;
};

export type Kinds = {
  customer: Customer;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoiceitem: InvoiceItem;
  invoice: Invoice;
  payment_intent: PaymentIntent;
  event: Event;
  webhook_endpoint: Endpoint;
};
export type Kind = keyof Kinds;
