import css from './Illustration.module.css';

type PostProps = { x: number; y: number; isAnswered?: boolean };

function Post({ x, y, isAnswered = false }: PostProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`${css.paper} ${css.line}`} width="200" height="104" rx="12" />
      <circle className={css.line} cx="26" cy="28" r="10" />
      <path className={css.line} d="M46 24h64M46 33h38M16 58h168M16 70h168M16 82h110" />
      {isAnswered && (
        <g transform="translate(132 88)">
          <path
            className={`${css.paper} ${css.voice}`}
            d="M10 0h72a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H34l-12 10V34H10a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z"
          />
          <path className={css.voice} d="M16 13h58M16 22h34" />
        </g>
      )}
    </g>
  );
}

export function Illustration() {
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden className={css.illustration}>
      <path
        className={css.line}
        strokeDasharray="1 9"
        d="M-20 560C150 500 250 330 440 330s220 170 400 150 290-190 470-230"
      />
      <Post x={84} y={96} />
      <Post x={196} y={300} isAnswered />
      <Post x={76} y={516} />
      <Post x={960} y={88} isAnswered />
      <Post x={866} y={292} />
      <Post x={966} y={500} isAnswered />
    </svg>
  );
}
