"""
Golden numbers of the scaling law, from the definition of the Pitman-Yor process step by step: none of the closed formulas of the product.
python3 test/data/golden/scaling.py > test/data/golden/scaling.json
"""
import json
from math import exp, inf, lgamma, log


def expectations(sizes, theta, d, people, target):
    """Each person in turn founds a class or joins one; expectations are linear in the state."""
    n = sum(sizes)
    classes = len(sizes)
    of = [0.0] * target  # classes of each size below the target
    for f in sizes:
        if f < target:
            of[f] += 1
    for i in range(n, people):
        new = (theta + d * classes) / (theta + i)
        joined = [0.0] + [of[f] * (f - d) / (theta + i) for f in range(1, target)]
        for f in range(1, target):
            of[f] += (new if f == 1 else joined[f - 1]) - joined[f]
        classes += new
    return {"classes": classes, "unique": of[1], "below": sum(f * of[f] for f in range(target))}


def class_law(n, f, theta, d, people, target):
    """The distribution of the size of one class, person by person."""
    chances = {f: 1.0}
    for i in range(n, people):
        after = {}
        for size, chance in chances.items():
            join = (size - d) / (theta + i)
            after[size] = after.get(size, 0.0) + chance * (1 - join)
            after[size + 1] = after.get(size + 1, 0.0) + chance * join
        chances = {size: chance for size, chance in after.items() if chance > 1e-15}
    return {
        "alone": chances.get(1, 0.0),
        "below": sum(chance for size, chance in chances.items() if size < target),
        "risk": sum(chance / size for size, chance in chances.items()),
    }


def log_likelihood(sizes, theta, d):
    """Pitman's sampling formula, product by product."""
    if theta <= -d:
        return -inf
    total = 0.0
    for i in range(1, len(sizes)):
        factor = theta + i * d
        if factor <= 0:
            return -inf
        total += log(factor)
    for i in range(1, sum(sizes)):
        total -= log(theta + i)
    for f in sizes:
        for i in range(1, f):
            total += log(i - d)
    return total


def posterior(sizes, misfit, people):
    """On one even grid that is as wide as the prior is, of the place of d and the chance p of a new class."""
    n, classes = sum(sizes), len(sizes)
    points = []
    for a in range(400):
        v = -0.95 + 1.945 * (a + 0.5) / 400
        d = v if v >= 0 else v / (1 + v)
        for b in range(300):
            p = (b + 0.5) / 300
            theta = (p * n - d * classes) / (1 - p)
            like = log_likelihood(sizes, theta, d)
            if like > -inf:
                points.append((like / misfit + 3 * log(1 + v), theta, d))
    most = max(log_share for log_share, _, _ in points)
    points = [(exp(log_share - most), theta, d) for log_share, theta, d in points if log_share > most - 12]
    total = sum(share for share, _, _ in points)
    found = {"correctness": 0.0, "unique": 0.0, "below": 0.0, "discount": 0.0}
    for share, theta, d in points:
        one = expectations(sizes, theta, d, people, 4)
        found["correctness"] += share / total * one["classes"] / people
        found["unique"] += share / total * one["unique"] / people
        found["below"] += share / total * one["below"] / people
        found["discount"] += share / total * d
    return found


def misfit(sizes, theta, d):
    """Chi-square of grouped sizes, expected from the weights of sizes by the gamma function."""
    edges = [1, 2, 3, 4, 6, 9, 13, 19, 28, 42, 63, 95, 142, 213, 320, 480, 720, inf]
    n, classes = sum(sizes), len(sizes)
    x = n / (n + theta)
    weights = {j: exp(lgamma(j - d) - lgamma(1 - d) - lgamma(j + 1) + j * log(x)) for j in range(1, 3 * max(sizes) + 50)}
    total = sum(weights.values())
    square = groups = observed = expected = 0
    for low, high in zip(edges, edges[1:]):
        expected += classes * sum(weight for j, weight in weights.items() if low <= j < high) / total
        observed += sum(1 for f in sizes if low <= f < high)
        if expected >= 5 or high == inf:
            square += (observed - expected) ** 2 / max(expected, 1 if high == inf else 0)
            groups += 1
            observed = expected = 0
    return max(1, (square + 5) / (max(groups - 3, 1) + 3))


small = [1] * 20 + [2] * 7 + [3] * 4 + [5] * 2 + [11]
laws = [(30.0, 0.4), (12.5, 0.0), (250.0, 0.85), (40 * 1.5, -1.5), (-0.2, 0.6)]
large = [1] * 400 + [2] * 90 + [3] * 60 + [4] * 20 + [6] * 12 + [15] * 6 + [40] * 2
print(
    json.dumps(
        {
            "sizes": small,
            "expectations": [
                {"theta": theta, "discount": d, "people": people, "target": 4, **expectations(small, theta, d, people, 4)}
                for theta, d in laws
                for people in (70, 500, 20000)
            ],
            "classes": [
                {"theta": theta, "discount": d, "people": 3000, "rows": f, "target": 4, **class_law(sum(small), f, theta, d, 3000, 4)}
                for theta, d in laws[:4]
                for f in (1, 2, 3)
            ],
            "posterior": {"people": 400, "misfit": 1.25, **posterior(small, 1.25, 400)},
            "misfit": [{"sizes": large, "theta": theta, "discount": d, "value": misfit(large, theta, d)} for theta, d in [(300.0, 0.3), (900.0, -0.5), (50.0, 0.8)]],
        },
        separators=(",", ": "),
    )
)
