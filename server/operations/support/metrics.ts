type ProviderCall = {
  provider: string;
  call: string;
  outcome: string;
  calls: number;
  meanSeconds: number;
  slow: number;
};

const slowFrom = '3';

/** The measured provider calls, slowest first, parsed from Prometheus' format. */
export function providerCallsIn(metrics: string): ProviderCall[] {
  const found = new Map<string, ProviderCall & { quick: number; seconds: number }>();
  for (const [, part, labels = '', value] of metrics.matchAll(
    /^chimein_provider_call_seconds_(bucket|sum|count)\{([^}]*)\} (\S+)$/gm,
  )) {
    const { le, ...who } = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, text]) => [name, text]),
    ) as Record<string, string>;
    const { provider = '', call = '', outcome = '' } = who;
    const key = `${provider} ${call} ${outcome}`;
    const known = found.get(key) ?? {
      provider,
      call,
      outcome,
      calls: 0,
      meanSeconds: 0,
      slow: 0,
      quick: 0,
      seconds: 0,
    };
    if (part === 'count') known.calls = Number(value);
    if (part === 'sum') known.seconds = Number(value);
    if (part === 'bucket' && le === slowFrom) known.quick = Number(value);
    found.set(key, known);
  }
  return [...found.values()]
    .map(({ quick, seconds, ...call }) => ({
      ...call,
      meanSeconds: Number((seconds / Math.max(1, call.calls)).toFixed(3)),
      slow: call.calls - quick,
    }))
    .sort((a, b) => b.meanSeconds - a.meanSeconds);
}
