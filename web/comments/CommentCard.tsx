import OpenInNew from '@mui/icons-material/OpenInNew';
import { memo, useEffect, useId, useRef, useState } from 'react';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { initials } from '../accounts/accountsModel.ts';
import { dayText, timeText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ago, safeLink } from './commentsModel.ts';

type Props = { comment: Comment; sender: string | undefined };

/** Plain elements, drawn by `CardStyles`: a page of these comes with every filter that is tried. */
export const CommentCard = memo(function CommentCard({ comment, sender }: Props) {
  const t = useTranslate();
  const nameId = useId();
  const { _id, posterName, posterImageUrl, createdAt, postUrl, postExcerpt, category } = comment;
  const post = safeLink(postUrl);
  return (
    <article aria-labelledby={nameId}>
      <span className="avatar" aria-hidden>
        {initials(posterName)}
        {posterImageUrl && (
          <img src={posterImageUrl} alt="" loading="lazy" onError={(event) => event.currentTarget.remove()} />
        )}
      </span>
      <div className="head">
        <div className="who">
          <h3 id={nameId}>{posterName}</h3>
          <span className="chip">{t('comments.card.commented')}</span>
        </div>
        <p className="when">
          <time dateTime={createdAt} title={ago(createdAt, Date.now(), t) ?? undefined}>
            {dayText(createdAt)} · {timeText(createdAt, { usual: '12' })}
          </time>
          {sender && <span>{t('comments.card.by', { name: sender })}</span>}
          <span>{t(category === 'Monitor' ? 'comments.card.profiles' : 'comments.card.searches')}</span>
        </p>
      </div>
      {postExcerpt && (
        <blockquote className="post" aria-label={t('comments.card.post')}>
          {postExcerpt}
        </blockquote>
      )}
      <ClampedText text={comment.comment} />
      <div className="links">
        <a
          data-trace
          href={`/comments-history/${_id}`}
          aria-label={t('comments.card.traceOf', { name: posterName })}
        >
          {t('comments.card.trace')}
        </a>
        {post && (
          <a href={post} target="_blank" rel="noopener noreferrer">
            {t('comments.card.visit')}
            <OpenInNew aria-hidden />
          </a>
        )}
      </div>
    </article>
  );
});

/** Two lines, and the rest on demand where there is a rest. */
function ClampedText({ text }: { text: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [longer, setLonger] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setLonger(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same for the keyboard */}
      <p
        ref={paragraph}
        className="text"
        data-longer={longer || undefined}
        data-open={open || undefined}
        onClick={longer ? () => setOpen(!open) : undefined}
      >
        {text}
      </p>
      {longer && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'comments.card.less' : 'comments.card.more')}
        </button>
      )}
    </>
  );
}
