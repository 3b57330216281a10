import { lines, type Regular } from './types.ts';

export const samuel: Regular = {
  email: 'samuel.okoro@example.com',
  name: 'Samuel Okoro',
  language: 'en',
  habit: 'Long, and ends with a question',
  comments: lines(`
    When we tried this in two of our clinics, the waiting list shrank in the first month and then grew again, because the referrals from the neighbouring practices came in faster. Did you see anything like that after the first weeks?
    The part about trust rings true for me, and yet I keep wondering how it looks from the desk of somebody who joined after the change and never knew the old way. What do the newest people on the team say about it?
    I spent a year on something similar in a school district, where the teachers liked the idea and the timetable did not allow for it. How did you find the hours, and who gave up theirs to make it possible?
    A detail that I would love to know more about is the moment when the budget was decided, because that is usually where a plan like this gets smaller without anybody saying so. Was there a version that cost twice as much?
    There is a quiet assumption in here that everybody has the same access to the tool, and in our experience the part-time staff never had a login until the third week. How did you handle the people who work only two days?
    We ran the survey twice, once with names and once without, and the two results had almost nothing in common apart from the question about parking. Which of the two would you have acted upon, if you had seen both?
    I like that you name the failure first. In our case the failure was mine, since I had promised the board a date before the nurses had even seen the form, and it took us half a year to win that back. How long did yours take?
    What strikes me is how little of this depends on the software, and how much on the one person who knows both departments and is trusted by each of them. Have you thought about what happens when that person moves on?
    The comparison with the year before is fair, although we found that a mild winter alone changes our numbers by a fifth, so we now compare with the same weeks in three earlier years. Does your season matter as much?
    My first reaction was that this could never work in a hospital, and then I remembered that our pharmacy has done exactly this since the spring with a whiteboard and two magnets. Is the simple version still running somewhere at your place too?
    We once published the reasons for every rejected proposal, and for about two months the quality went up and the quantity went down to nearly nothing. I never found out which of the two mattered more. What did you look at to decide whether it was worth it?
    It would be interesting to hear from the people who said no at the beginning, because in our project three of them turned out to be right about the rota, and we only noticed when the summer came. Did any of them come back to you?
    In our training programme the mentors carried most of this, unpaid and in the evenings, and the figures looked wonderful until we asked them to write down their hours for one month. Have you counted the hours that nobody sees in the report?
    I would add one thing from the patients’ side, which is that they notice a change of staff far sooner than a change of process, and that they tell you about it only when somebody sits down with them for longer than five minutes.
    The story reminds me of our move to shared records, where the technical part was done by Easter and the argument about who may correct a birthday went on until the autumn. Where did your longest argument come from?
    We learned the hard way that a checklist grows by one line with every incident and never loses one, so last year we began to delete two lines for each that we add. How many points does yours have by now?
    Reading this I thought of a colleague who answers every complaint by telephone within a day, and who has never written a single report about it, although her ward has the fewest complaints in the building. Could something like that be measured without spoiling it?
    Our volunteers asked for fewer thank-you letters and for a key to the kitchen, which says more about appreciation than any of the workshops that we had held on the subject. What did your people ask for, when you finally asked them?
    The pilot that you describe had a start and a team, and I am curious about the end, because ours simply became the normal way of working without anybody ever deciding that it should. Who decided in your case, and on which day?
    I agree with the direction, and I would still slow down at the point where the families are informed, since they had found out from the local paper in our case and it cost us a good part of the goodwill. Who told them first?
    There was a time when I would have asked for more data at this point. These days I ask who would lose something if the answer turned out to be yes, and the room usually goes quiet for a while before anybody speaks.
    We tried to copy a programme like this from a city ten times our size, and what survived the copying was the name and the monthly breakfast, which turned out to be the useful part. What would you keep if you had to cut it to one tenth?
    It took us three attempts to write the invitation in words that the drivers would use themselves, and the third one was written by a driver in about four minutes on the back of a delivery note. Did you test the wording with the people whom it concerns?
    The hardest conversation in our case came after the success, when the other wards asked for the same and there was money for one more. How do you choose the next place without making all the others stop trying?
  `),
};
