/** Phrases of machine-made comments, at most 40. Each names one habit. */
export const slopEnglish: RegExp[] = [
  // contrast for effect
  /\b(?:it|this|that|success|leadership)(?:[’']s| is)(?:n[’']t| not) (?:just|only|merely|simply|about|really)\b[^.!?]{3,80}?(?:[,;—–-]+ ?|\. )(?:it|this|that)(?:[’']s| is)\b/i,
  /\b(?:isn[’']t|aren[’']t|not) (?:just|only|merely|simply|about) [^.!?]{2,60}[,;—–-]+ ?(?:but|it[’']s|they[’']re)\b/i,
  /\bnot [\p{L} ]{2,30}, but [\p{L} ]{2,30}(?:[.!]|$)/iu,
  /\bless about [^.!?]{2,50} (?:and )?more about\b/i,
  /\bneither [^.!?]{2,40} nor\b|\brather than an?\b[^.!?]{0,30}\b(?:destination|sprint|end)\b|\bshould \w+, not \w+\b|\bmore than (?:just )?an? \w+[,;]/i,
  // stock openings
  /^(?:wow[,! ]*)?(?:great|excellent|fantastic|brilliant|amazing|insightful|powerful|wonderful|incredible|valuable|inspiring|thoughtful|honest|refreshing|interesting|important|timely|spot[- ]on|love(?:ly)?|awesome|superb|solid|terrific|beautiful)\b[^.!?]{0,30}\b(?:post|insights?|points?|perspectives?|share|read|reminder|take(?:aways?)?|breakdown|message|advice|thoughts?|reflections?|stuff|summary|article|analysis|observations?|words|story|example|way)\b/i,
  /^(?:this|that) (?:really |truly |deeply |absolutely )?(?:resonates|hits|speaks|lands|inspires)\b/i,
  /\b(?:deeply|really|truly|strongly) (?:resonates?|resonated|inspir(?:ing|ed)|insightful|powerful|valuable|impactful)\b|\bresonates (?:deeply|strongly|so much|with me)\b/i,
  /^(?:so|very|absolutely|totally|completely|100 ?%|couldn[’']t)\s+(?:true|right|agree(?: more)?|well (?:said|put)|spot on)\b/i,
  /\b(?:well said|well put|spot on|nailed it|hits? (?:the nail|home|different)|couldn[’']t agree more|could not agree more|beautifully (?:said|put|written|captured|articulated)|perfectly (?:said|put|captured|articulated))\b/i,
  /\bthanks?(?: you)?(?: so much)? for (?:sharing|posting|highlighting|shedding|putting|the (?:reminder|inspiration|insights?)|this\b)/i,
  /\bin (?:today[’']s|this) (?:fast[- ]paced|ever[- ](?:changing|evolving)|rapidly (?:changing|evolving)|digital|modern|dynamic|competitive|complex)?\s?(?:world|landscape|environment|age|era|economy|market(?:place)?|workplace)\b/i,
  /\b(?:ever|rapidly|constantly)[- ](?:evolving|changing|shifting)\b/i,
  /\bat the end of the day\b|\bwhen all is said and done\b|\bnow more than ever\b/i,
  // praise and thanks alone
  /\b(?:keep (?:up the (?:great|good|amazing)|shining|inspiring|going|sharing)|kudos|hats off|congrat(?:s|ulations) (?:on|to)|bravo|well deserved)\b/i,
  /\b(?:inspir(?:es|ing|ation)|incredible|remarkable|amazing|extraordinary|phenomenal|outstanding|invaluable)\b/i,
  /\b(?:thought[- ]provoking|eye[- ]opening|game[- ]chang(?:er|ing)|much[- ]needed|must[- ]read|next[- ]level|world[- ]class)\b/i,
  /\b(?:great|powerful|important|timely|gentle|beautiful|good|valuable|needed) reminder\b/i,
  /\bfood for thought\b|\bgold(?:en)? nuggets?\b|\bpure gold\b|\bmic drop\b|\bchef[’']s kiss\b/i,
  // empty metaphors
  /\b(?:journey|tapestry|beacon|compass|north star|cornerstone|bedrock|catalyst|testament|symphony|dance|bridge|roadmap (?:to|for)|blueprint|heartbeat|backbone|fuel|harmony|ripple|engine|soul|lifeblood|tip of the iceberg)\b[^.!?]{0,40}/i,
  /\b(?:unlock(?:s|ing)?|unleash(?:es|ing)?|elevat(?:e|es|ing)|harness(?:es|ing)?|empower(?:s|ing|ment)?|foster(?:s|ing)?|cultivat(?:e|es|ing)|navigat(?:e|es|ing)|embrac(?:e|es|ing)|leverag(?:e|es|ing)|delv(?:e|es|ing)|reimagin(?:e|es|ing)|supercharg\w+)\b/i,
  /\b(?:true|real|lasting|meaningful|genuine|authentic|sustainable|transformative) (?:change|growth|impact|success|leadership|transformation|connection|innovation|progress|power|value|potential|magic)\b/i,
  /\b(?:magic|power|beauty|art|secret|key) (?:happens|lies|of)\b/i,
  /\bgrowth (?:happens|begins|starts|mindset)\b|\bcomfort zone\b|\bfull potential\b|\bdeep(?:er)? (?:understanding|dive|connection)\b/i,
  /\b(?:that[’']s|this is) (?:where|how|when|what) (?:the )?(?:real |true )?(?:magic|growth|leadership|innovation|change|success|excellence|trust)\b/i,
  /\b(?:paves? the way|stands? the test of time|moves? the needle|push(?:es|ing)? (?:the )?boundaries|raises? the bar|sets? the (?:tone|bar|stage)|speaks? volumes|makes? all the difference|the future is (?:now|here|bright))\b/i,
  // three abstractions in a row
  /\b(?:clarity|trust|growth|innovation|resilience|empathy|purpose|passion|authenticity|consistency|courage|vision|collaboration|transparency|integrity|creativity|curiosity|impact|excellence|success|dedication|leadership|adaptability|accountability|alignment|connection|discipline|humility|agility|strategy|execution|commitment|patience|perseverance|communication|focus|mindset|values|culture|community|kindness|respect|determination|perspective),? (?:\p{L}+ )?(?:clarity|trust|growth|innovation|resilience|empathy|purpose|passion|authenticity|consistency|courage|vision|collaboration|transparency|integrity|creativity|curiosity|impact|excellence|success|dedication|leadership|adaptability|accountability|alignment|connection|discipline|humility|agility|strategy|execution|commitment|patience|perseverance|communication|focus|mindset|values|culture|community|kindness|respect|determination|perspective),? (?:and|&|or)\b/iu,
  // bait
  /\b(?:agree|thoughts|right|who else|anyone else|what do you (?:all )?think|what are your thoughts|what[’']s your (?:take|experience|view)|curious to hear|let[’']s (?:discuss|connect|keep the conversation)|share your|drop your|tell me|how (?:do|are) you (?:all )?)\b[^.!?]{0,60}\?\s*\S{0,4}$/i,
  /\blet that sink in\b|\bread that again\b|\b(?:say|louder) (?:it )?(?:louder )?for (?:the )?(?:people|those)\b|\bfull stop\.|\bperiod\.$/i,
  /\bhere[’']s to\b|\bonward(?:s)?(?: and upward(?:s)?)?!|\bthe sky[’']s the limit\b/i,
  // words of the trade
  /\b(?:crucial|pivotal|paramount|vital|essential|key) (?:role|aspect|element|ingredient|component|factor|part|driver|takeaway|lesson)s?\b/i,
  /\b(?:holistic|seamless(?:ly)?|robust|synerg\w+|paradigm|groundbreaking|cutting[- ]edge|multifaceted|transformative|impactful|intentional(?:ity)?|thought leader(?:ship)?)\b/i,
  /\b(?:underscores?|highlights?|showcases?|exemplif(?:y|ies)|encapsulates?|illuminates?) (?:the|how|why|a|an)\b/i,
  /[🙌👏🔥💯🚀💡✨🎯💪🙏❤🌟👍🎉]/u,
  /\b(?:so much|such (?:a )?(?:great|powerful|important|valuable|insightful)|so (?:powerful|important|inspiring|insightful|valuable|relatable))\b/i,
  /\b(?:love|loved|loving) (?:this|how you|the way you|your)\b/i,
  /\b(?:the|your) (?:authenticity|passion|dedication|vulnerability|insights?|perspective|leadership|wisdom|journey) (?:is|are|shines?|really|truly)\b/i,
];
